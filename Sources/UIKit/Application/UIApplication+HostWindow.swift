extension UIApplication {
    /// The largest side of a host window in points: what X11 can address, halved for two pixels a point.
    private static let longestSide: CGFloat = 16_384

    /// What happened to a host window, for the windows shown in it.
    internal final func handle(_ change: HostEvent.Window, of hostWindow: HostWindowID) {
        let affected = windows.filter { $0.hostWindow == hostWindow }
        switch change {
        case .resized(let told):
            // A size that no screen has comes from a log or a device gone wrong; nothing could be drawn in it.
            func side(_ length: CGFloat) -> CGFloat { min(max(1, length), UIApplication.longestSide) }
            let size = CGSize(width: side(told.width), height: side(told.height))
            if hostWindow == .main { screen.bounds.size = size }
            for window in affected { window.frame = CGRect(origin: window.frame.origin, size: size) }
        case .displayScale(let scale):
            guard scale > 0, scale != screen.scale else { return }
            screen.scale = scale
            for window in windows {
                window.setSubtreeNeedsLayout()
                window.invalidateAll()
            }
        case .focusGained:
            hasFocus = true
            // The system gives the keyboard to windows one can see, whatever it says of them next.
            isOnScreen = true
            settleState()
        case .focusLost:
            interrupt(hostWindow)
            hasFocus = false
            settleState()
        case .shown, .restored:
            isOnScreen = true
            settleState()
        case .hidden, .minimized:
            interrupt(hostWindow)
            isOnScreen = false
            settleState()
        case .exposed:
            for window in affected { window.invalidateAll() }
        case .close:
            interrupt(hostWindow)
            // The last window stays as it was, so that what it showed can still be looked at.
            guard affected.count < windows.count else { return terminate() }
            for window in affected { window.isHidden = true }
        }
    }

    private func interrupt(_ hostWindow: HostWindowID) {
        touches.interrupt { $0.hostWindow == hostWindow }
        presses.cancelAll(at: clock.now)
    }
}

extension UIView {
    fileprivate func setSubtreeNeedsLayout() {
        setNeedsLayout()
        for child in subviews { child.setSubtreeNeedsLayout() }
    }
}
