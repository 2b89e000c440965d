extension UIControl {
    /// Space or Enter went down: a key presses as a finger does, and the same events tell of it.
    internal final func keyPressBegan() {
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    internal final func keyPressEnded() {
        isHighlighted = false
        // As a finger's, every press has an end.
        if !accessibilityActivate() { sendActions(for: .touchCancel) }
    }

    internal final func keyPressCancelled() {
        isHighlighted = false
        sendActions(for: .touchCancel)
    }
}
