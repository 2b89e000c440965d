extension UIWindow {
    internal final func invalidate(_ rect: CGRect) {}
    internal final func invalidateAll() {}
    internal final func setNeedsLayoutPass() { frameState.needsLayoutPass = true }

    internal final func layoutPass() {
        guard frameState.needsLayoutPass else { return }
        frameState.needsLayoutPass = false
        layoutIfNeeded()
    }

    internal func renderFrame() -> (frame: PixelBuffer, dirty: [PixelRect])? { nil }
}

@MainActor
internal final class WindowFrame {
    var needsLayoutPass = true
}
