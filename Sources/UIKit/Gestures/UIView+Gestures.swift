extension UIView {
    /// The recognizers that watch this view and its subviews, in the order they were added; nil when there are none.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            let wanted = newValue ?? []
            for recognizer in recognizers where !wanted.contains(where: { $0 === recognizer }) { removeGestureRecognizer(recognizer) }
            for recognizer in wanted { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets `recognizer` watch the fingers that land on this view and its subviews from now on, taking it from where it was.
    public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    /// A gesture under way is cancelled, one still possible fails.
    public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        let gestures = recognizer.gestures
        recognizers.removeAll { $0 === recognizer }
        gestures?.detach(recognizer)
        recognizer.view = nil
    }
}

extension UITouch {
    /// Those that hear of this finger, from the view it landed on outwards.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        recognizers.filter { recognizer in recognizer.touches.contains { $0 === self } }
    }
}

extension UIEvent {
    /// The fingers `gestureRecognizer` works with; nil for other events.
    public final func touches(for gestureRecognizer: UIGestureRecognizer) -> Set<UITouch>? {
        type == .touches ? Set(touches.filter { touch in gestureRecognizer.touches.contains { $0 === touch } }) : nil
    }
}
