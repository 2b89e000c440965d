extension UIControl {
    /// A control that does `primaryAction` when what it is for happens: a button is pressed, a slider, switch or segmented
    /// control changes by the user's hand.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The user changed the value.
    internal final func sendValueChanged() {
        sendActions(for: primaryEvent == .valueChanged ? [.valueChanged, .primaryActionTriggered] : .valueChanged)
    }

    /// Puts what `state` says into the accessibility traits.
    internal final func noteStateInTraits() {
        var traits = accessibilityTraits.subtracting([.selected, .notEnabled])
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    /// Whether a finger at `point` hits the control: the bounds, grown to at least `TouchConstants.smallestTarget` each way around
    /// their middle.
    internal final func isInsideTarget(_ point: CGPoint) -> Bool {
        let least = TouchConstants.smallestTarget
        let target = bounds.insetBy(dx: min(0, (bounds.width - least) / 2), dy: min(0, (bounds.height - least) / 2))
        return point.x >= target.minX && point.x < target.maxX && point.y >= target.minY && point.y < target.maxY
    }
}
