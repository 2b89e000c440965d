extension UIApplication {
    /// What happened to a host window, for the windows shown in it.
    internal final func handle(_ change: HostEvent.Window, of hostWindow: HostWindowID) {
        let affected = windows.filter { $0.hostWindow == hostWindow }
        switch change {
        case .resized(let size):
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
