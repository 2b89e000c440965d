import UIKit

extension DrawingController {
    /// The page is shown otherwise.
    func showSight() {
        playback.stop()
        pageBar.show(canvas.sight.transform)
        toolbar.show(zoom: canvas.sight.transform.scale)
    }

    /// - Returns: whether one was open.
    @discardableResult
    func closeSheets() -> Bool {
        let closed = toolbar.closeSheets()
        return pageBar.closeSheet() || closed
    }
}

extension UIPress {
    var isSpace: Bool { key?.scancode == "Space" }
}
