extension UIApplication {
    internal final var windowsFrontToBack: [UIWindow] { windows.reversed() }

    /// Who hears keys: the key window's first responder, else its root controller or what is presented over that, else the window, else
    /// the application.
    /// (Where nobody is first responder is not settled by any public source; this is the longest chain there is.)
    internal final var firstResponder: UIResponder {
        keyWindow?.firstResponder ?? keyWindow?.frontController ?? keyWindow ?? self
    }

    internal final func visibilityDidChange(of window: UIWindow) {
        if window.isHidden {
            windows.removeAll { $0 === window }
            if keyWindow === window { keyWindow = nil }
            animations.cut { $0.windowStorage === window }
        } else {
            bringToFront(window)
        }
    }

    internal final func bringToFront(_ window: UIWindow) {
        windowsShown += 1
        window.shownOrder = windowsShown
        windows.removeAll { $0 === window }
        windows.append(window)
        window.invalidateAll()
        windowOrderDidChange()
    }

    internal final func windowOrderDidChange() {
        let before = windows
        windows.sort { ($0.windowLevel, $0.shownOrder) < ($1.windowLevel, $1.shownOrder) }
        for (old, new) in zip(before, windows) where old !== new { new.invalidateAll() }
    }

    internal final func layoutWindows() {
        for window in windows { window.layoutPass() }
    }

    /// Lays out and paints what changed, and hands `present` each host window whose picture did: the whole picture, and the rectangles
    /// of it that are new, in device pixels. The picture is only good until `present` returns.
    public final func renderFrames(_ present: (HostWindowID, PixelBuffer, [PixelRect]) -> Void) {
        makeCurrent()
        for scene in connectedScenes {
            if let (frame, dirty) = scene.renderFrame() { present(scene.hostWindow, frame, dirty) }
        }
    }

    /// Every window must be drawn and shown again as a whole.
    public final func invalidateAll() {
        for scene in connectedScenes { scene.invalidateAll() }
    }

    /// Opens a file or folder in the program the user has for it; false when none could be started.
    @discardableResult
    public final func open(_ url: URL) -> Bool { services.open(url) }
}
