extension UIApplication {
    /// Opens another window of the host's. It has nothing in it: make a `UIWindow(windowScene:)` and show that.
    ///
    /// - Parameter size: of its inside, in points.
    /// - Returns: nil when the host has no more windows to give.
    public final func openWindowScene(title: String, size: CGSize) -> UIWindowScene? {
        guard let opened = services.openWindow(title: title, size: size) else { return nil }
        let screen = UIScreen(
            bounds: CGRect(origin: .zero, size: opened.size), scale: opened.scale, maximumFramesPerSecond: screen.maximumFramesPerSecond)
        let scene = UIWindowScene(opened.id, screen: screen, application: self, hasFocus: false)
        scene.title = title
        connectedScenes.append(scene)
        return scene
    }

    internal final func scene(of hostWindow: HostWindowID) -> UIWindowScene? {
        connectedScenes.first { $0.hostWindow == hostWindow }
    }

    /// Closes one of several; where it is the last with something in it, the program ends and leaves it as it is, so that what it showed
    /// can still be looked at.
    internal final func close(_ scene: UIWindowScene) {
        guard scene.isAttached else { return }
        interrupt(scene)
        guard !isTerminating else { return }
        guard windows.contains(where: { $0.windowScene !== scene }) else { return terminate() }
        for window in scene.windows { window.isHidden = true }
        scene.isAttached = false
        scene.hasFocus = false
        connectedScenes.removeAll { $0 === scene }
        services.closeWindow(scene.hostWindow)
        // The host tells of no change where the window that closed never had the keyboard.
        if keyWindow == nil, let focused = connectedScenes.first(where: { $0.hasFocus }) { giveKeys(to: focused) }
        settleState()
    }

    internal final func interrupt(_ scene: UIWindowScene) {
        touches.interrupt { $0.hostWindow == scene.hostWindow }
        if keyWindow == nil || keyWindow?.windowScene === scene { presses.cancelAll(at: clock.now) }
    }

    /// Keys go to the window that had them last in the scene which has the keyboard now.
    internal final func giveKeys(to scene: UIWindowScene) {
        guard keyWindow?.windowScene !== scene, let window = scene.keyWindow ?? scene.windows.last else { return }
        window.makeKey()
    }
}
