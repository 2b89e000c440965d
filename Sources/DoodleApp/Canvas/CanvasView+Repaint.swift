import InkRaster
import UIKit

extension CanvasView {
    /// From now on full repaints (another drawing, another scale) go on in the background, where the host has threads for that, and
    /// nothing waits for them: what lies in sight comes first, and fingers draw meanwhile.
    func repaintInBackground(_ services: any HostServices) {
        let wake = services.mainThreadCall { [weak self] in
            self?.page.collectRepaint()
            self?.showChanges()
        }
        page.background = wake.map { BackgroundPainting(wake: $0) }
    }

    /// All that the window shows of the drawing is on the page, as pictures of it need, and nothing else. O(pixels that are missing).
    func finishRepaint() {
        restNow()
        matchPixels()
        page.finishRepaint()
        showChanges()
    }
}
