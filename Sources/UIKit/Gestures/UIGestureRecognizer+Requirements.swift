/// Recognizers know of each other without keeping each other.
internal struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    /// Waits, once it has seen its gesture, until `other` has failed, and fails when `other` is recognized.
    /// A recognizer that has seen no finger is not waited for. O(requirements).
    public final func require(toFail other: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil }
        guard other !== self, !required.contains(where: { $0.recognizer === other }) else { return }
        required.append(WeakRecognizer(recognizer: other))
    }

    /// Whether it waits for `other`: by `require(toFail:)`, or because one of the two or their delegates wants it.
    internal final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if required.contains(where: { $0.recognizer === other }) { return true }
        guard sharesTouches(with: other) else { return false }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether it keeps `other` from being recognized beside it.
    internal final func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard sharesTouches(with: other), canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    internal final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        history.contains { touch in other.history.contains { $0 === touch } }
    }

    /// What the delegate and every view from the fingers up to the recognizer's own say to its beginning.
    internal final var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        var asked: [UIView] = []
        for touch in touches {
            var candidate = touch.landedView
            while let view = candidate {
                if !asked.contains(where: { $0 === view }) {
                    asked.append(view)
                    if !view.gestureRecognizerShouldBegin(self) { return false }
                }
                candidate = view === self.view ? nil : view.superview
            }
        }
        return true
    }
}
