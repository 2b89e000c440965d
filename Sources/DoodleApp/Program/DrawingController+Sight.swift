import UIKit

extension DrawingController {
    /// The page is shown otherwise.
    func showSight() {
        playback.stop()
        pageBar.show(canvas.sight.transform)
        toolbar.show(zoom: canvas.sight.transform.scale)
    }

    /// Hands do what was chosen.
    func useHands() {
        canvas.use(fingers.settings(turnsPage: turnsPage))
        pageBar.show(turnsPage: turnsPage)
    }

    /// What helps those who watch their hands: fingertips have halos and, if wanted, ink runs ahead. None of it is in any picture.
    func assistHands(runsAhead: Bool) {
        if runsAhead { canvas.runAhead(by: application.clock) }
        // On paper, which is light whatever the controls are.
        canvas.halos = FingertipHalos(color: Theme.light.accent, clock: application.clock)
    }

    /// - Returns: whether one was open.
    @discardableResult
    func closeSheets() -> Bool {
        let closed = toolbar.closeSheets(), isPageBarClosed = pageBar.closeSheet()
        guard root.closeSaveSheet() else { return isPageBarClosed || closed }
        // Keys were the name's.
        becomeFirstResponder()
        return true
    }
}

extension UIPress {
    var isSpace: Bool { key?.scancode == "Space" }
}
