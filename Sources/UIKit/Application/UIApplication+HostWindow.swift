extension UIApplication {
    /// The largest side of a host window in points: what X11 can address, halved for two pixels a point.
    private static let longestSide: CGFloat = 16_384

    /// What happened to a host window, for the windows shown in it. One that nobody opened, or that is closed, matters to nobody.
    internal final func handle(_ change: HostEvent.Window, of hostWindow: HostWindowID) {
        guard let scene = scene(of: hostWindow) else { return }
        switch change {
        case .resized(let size):
            reader.windowChanged(hostWindow)
            resize(scene, to: size)
        case .displayScale(let scale):
            guard scale > 0, scale != scene.screen.scale else { return }
            reader.windowChanged(hostWindow)
            scene.screen.scale = scale
            for window in scene.windows { window.setSubtreeNeedsLayout() }
            scene.invalidateAll()
        case .focusGained:
            scene.hasFocus = true
            // The system gives the keyboard to windows one can see, whatever it says of them next.
            scene.isOnScreen = true
            giveKeys(to: scene)
            settleState()
        case .focusLost:
            interrupt(scene)
            scene.hasFocus = false
            settleState()
        case .shown, .restored:
            scene.isOnScreen = true
            settleState()
        case .hidden, .minimized:
            interrupt(scene)
            scene.isOnScreen = false
            // Nobody sees it move, and as on iOS it does not go on later.
            animations.cut { $0.windowStorage?.windowScene === scene }
            settleState()
        case .exposed: scene.invalidateAll()
        case .close: close(scene)
        }
    }

    /// Windows that filled the host's window fill it still; others stay as they are.
    private func resize(_ scene: UIWindowScene, to told: CGSize) {
        // A size that no screen has comes from a log or a device gone wrong; nothing could be drawn in it.
        func side(_ length: CGFloat) -> CGFloat { min(max(1, length), UIApplication.longestSide) }
        let old = scene.screen.bounds
        let new = CGRect(origin: .zero, size: CGSize(width: side(told.width), height: side(told.height)))
        scene.screen.bounds = new
        for window in scene.windows where window.frame == old { window.frame = new }
    }
}

extension UIView {
    fileprivate func setSubtreeNeedsLayout() {
        setNeedsLayout()
        for child in subviews { child.setSubtreeNeedsLayout() }
    }
}
