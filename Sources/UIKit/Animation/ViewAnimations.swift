/// What of a view is shown other than its properties say. Nil: as the property says.
internal struct ShownValues: Equatable {
    var bounds: CGRect?
    var center: CGPoint?
    var transform: CGAffineTransform?
    var alpha: CGFloat?
    var backgroundColor: UIColor??
    var cornerRadius: CGFloat?

    subscript(property: AnimatedProperty) -> AnimatableValue? {
        get {
            switch property {
            case .bounds: bounds.map { .rect($0) }
            case .center: center.map { .point($0) }
            case .transform: transform.map { .transform($0) }
            case .alpha: alpha.map { .number($0) }
            case .backgroundColor: backgroundColor.map { .color($0) }
            case .cornerRadius: cornerRadius.map { .number($0) }
            }
        }
        set {
            switch (property, newValue) {
            case (.bounds, .rect(let rect)): bounds = rect
            case (.center, .point(let point)): center = point
            case (.transform, .transform(let value)): transform = value
            // A spring swings past its end; nothing is more opaque than opaque.
            case (.alpha, .number(let number)): alpha = max(0, min(1, number))
            case (.backgroundColor, .color(let color)): backgroundColor = .some(color)
            case (.cornerRadius, .number(let number)): cornerRadius = max(0, number)
            case (.bounds, _): bounds = nil
            case (.center, _): center = nil
            case (.transform, _): transform = nil
            case (.alpha, _): alpha = nil
            case (.backgroundColor, _): backgroundColor = nil
            case (.cornerRadius, _): cornerRadius = nil
            }
        }
    }
}

/// A property on its way. The view has the end value already.
internal struct PropertyAnimation {
    let property: AnimatedProperty
    let start: AnimatableValue
    let end: AnimatableValue
    let group: AnimationGroup
}

/// A view's animations; it has none of this while nothing of it moves.
@MainActor
internal final class ViewAnimations {
    var shown = ShownValues()
    /// One a property at most.
    var running: [PropertyAnimation] = []

    /// What is to be shown at `time`.
    func values(at time: TimeInterval) -> ShownValues {
        var values = shown
        for animation in running {
            let part = CGFloat(animation.group.progress(at: time))
            values[animation.property] = animation.start.mixed(with: animation.end, part)
        }
        return values
    }

    var admitsTouches: Bool { running.allSatisfy { $0.group.options.contains(.allowUserInteraction) } }
}
