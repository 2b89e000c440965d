/// What is painted: the view's properties, but where one is on its way, where it is now. Hit testing, layout and conversion of
/// coordinates know the properties only, as on iOS.
extension UIView {
    internal final var shownBounds: CGRect { animations?.shown.bounds ?? bounds }
    internal final var shownCenter: CGPoint { animations?.shown.center ?? center }
    internal final var shownTransform: CGAffineTransform { animations?.shown.transform ?? transform }
    internal final var shownAlpha: CGFloat { animations?.shown.alpha ?? alpha }
    internal final var shownBackgroundColor: UIColor? { animations?.shown.backgroundColor ?? backgroundColor }
    internal final var shownCornerRadius: CGFloat { animations?.shown.cornerRadius ?? cornerRadius }

    /// From bounds coordinates to the superview's, as shown.
    internal final var shownTransformToSuperview: CGAffineTransform {
        guard animations != nil else { return transformToSuperview }
        return UIView.transformToSuperview(shownBounds, shownCenter, shownTransform, anchorPoint)
    }

    /// From where content is drawn, the view's bounds, to where it is shown. Nil while the two are the same. As on iOS, content is that of
    /// the end and is fitted into the changing bounds as the content mode says.
    internal final var shownContentTransform: CGAffineTransform? {
        guard let shown = animations?.shown.bounds, shown != bounds, bounds.width > 0, bounds.height > 0 else { return nil }
        let target = contentMode.rect(for: bounds.size, in: shown)
        return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: target.width / bounds.width, y: target.height / bounds.height))
            .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
    }

    // MARK: Changing

    /// `property` has just been set: it goes there inside the block of an animation, and is there anywhere else.
    internal final func noteChange(
        of property: AnimatedProperty, from old: @autoclosure () -> AnimatableValue, to new: @autoclosure () -> AnimatableValue
    ) {
        if let group = AnimationGroup.current {
            if property == .bounds, group.options.contains(.layoutSubviews) { group.resized.append(self) }
            group.runner.add(property, of: self, from: animations?.shown[property] ?? old(), to: new(), in: group)
        } else if animations != nil {
            takeOff(property)
        }
    }

    /// Whatever was on its way to an earlier value of `property` is not any more. Nothing is invalidated.
    internal final func takeOff(_ property: AnimatedProperty) {
        guard let animations, let index = animations.running.firstIndex(where: { $0.property == property }) else { return }
        let group = animations.running.remove(at: index).group
        animations.shown[property] = nil
        if animations.running.isEmpty { self.animations = nil }
        group.runner.lose(group)
    }

    /// Shows the ends; the animations count as not finished.
    internal final func cutAnimations() {
        guard let animations else { return }
        let running = animations.running
        show(ShownValues())
        self.animations = nil
        for animation in running { animation.group.runner.lose(animation.group) }
    }

    /// What belongs to `group` is at its end.
    internal final func finishAnimations(of group: AnimationGroup) {
        guard let animations else { return }
        var values = animations.shown
        for animation in animations.running where animation.group === group { values[animation.property] = nil }
        show(values)
        animations.running.removeAll { $0.group === group }
        if animations.running.isEmpty { self.animations = nil }
    }

    /// Shows `values`, and has drawn again what that changes.
    internal final func show(_ values: ShownValues) {
        guard let animations, animations.shown != values else { return }
        let old = animations.shown
        let (oldColor, newColor) = (shownBackgroundColor, values.backgroundColor ?? backgroundColor)
        func differs<Value: Equatable>(_ part: KeyPath<ShownValues, Value?>, _ own: Value) -> Bool {
            (old[keyPath: part] ?? own) != (values[keyPath: part] ?? own)
        }
        let moves = differs(\.bounds, bounds) || differs(\.center, center) || differs(\.transform, transform)
        let changesLook = differs(\.alpha, alpha) || differs(\.cornerRadius, cornerRadius)
        if moves { invalidatePlace() }
        animations.shown = values
        if moves { outlineDidChange() }
        if moves || changesLook {
            invalidatePlace()
        } else if oldColor != newColor {
            invalidate(shownBounds)
        }
    }
}
