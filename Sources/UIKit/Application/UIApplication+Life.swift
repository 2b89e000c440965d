extension UIApplication {
    /// Starts the program: the delegate makes its windows, and the program becomes active.
    public final func launch() {
        guard !hasLaunched else { return }
        hasLaunched = true
        makeCurrent()
        applicationState = .inactive
        delegate?.applicationDidFinishLaunching(self)
        settleState()
        layoutWindows()
    }

    /// Ends the program: interrupts every touch, tells the delegate, once. The host then leaves its loop.
    public final func terminate() {
        guard !isTerminating else { return }
        touches.interrupt { _ in true }
        presses.cancelAll(at: clock.now)
        // A view that heard of the end may have asked for it too.
        guard !isTerminating else { return }
        isTerminating = true
        guard hasLaunched else { return }
        move(to: .background)
        delegate?.applicationWillTerminate(self)
    }

    /// Goes where focus and visibility say.
    internal final func settleState() {
        guard hasLaunched, !isTerminating else { return }
        let isOnScreen = connectedScenes.contains { $0.isOnScreen }, hasFocus = connectedScenes.contains { $0.hasFocus }
        move(to: !isOnScreen ? .background : hasFocus ? .active : .inactive)
    }

    /// One step at a time, as UIKit does: between active and background lies inactive.
    private func move(to target: State) {
        while applicationState != target {
            switch (applicationState, target) {
            case (.active, _):
                motion.interrupt()
                delegate?.applicationWillResignActive(self)
                applicationState = .inactive
            case (.inactive, .active):
                applicationState = .active
                delegate?.applicationDidBecomeActive(self)
            case (.inactive, _):
                applicationState = .background
                delegate?.applicationDidEnterBackground(self)
            case (.background, _):
                delegate?.applicationWillEnterForeground(self)
                applicationState = .inactive
            }
        }
    }
}
