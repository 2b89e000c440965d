import Ink
import InkRaster
import UIKit
import UIKitTesting

@testable import DoodleApp

extension Doodle {
    var canvas: CanvasView { controller.canvas }
    var page: InkPage { controller.canvas.page }
    /// Where the page's origin is in the window, and how large it is seen.
    var offset: CGPoint { controller.canvas.sight.transform.offset }
    var zoom: CGFloat { controller.canvas.sight.transform.scale }

    /// Two fingers from two places to two others, as fast as one drags a page.
    func pinch(from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), steps: Int = 12, lifting: Bool = true) {
        touch.batch {
            touch.down(1, at: start.0)
            touch.down(2, at: start.1)
        }
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
            touch.batch {
                touch.move(1, to: between(start.0, end.0))
                touch.move(2, to: between(start.1, end.1))
            }
        }
        guard lifting else { return }
        touch.up(1)
        touch.up(2)
    }

    /// What the window should show of the page, painted from scratch. Strokes that are still wet look otherwise than they will when they
    /// have ended, tapered: with any of them it is what the page itself says it looks like, which others hold to the samples.
    func freshPage() throws -> PixelBuffer {
        let sight = canvas.sight
        let shown = try picture()
        guard page.wetStrokes.isEmpty else {
            let frame = PixelBuffer(width: shown.width, height: shown.height)
            page.composite(into: frame, clip: frame.bounds, originX: sight.origin.x, originY: sight.origin.y, paper: Paper.warmWhite)
            return frame
        }
        let pixels = PixelRect(x: -sight.origin.x, y: -sight.origin.y, width: shown.width, height: shown.height)
        return InkPage.render(page.drawing, pixels: pixels, map: sight.map, paper: Paper.warmWhite, images: page.images)
    }

    /// Whether the window shows the page as it is, but for where bars and toasts float.
    func showsThePage() throws -> Bool {
        canvas.restNow()
        controller.closeSheets()
        // A copy: what is filled in the window's own picture would stay there.
        let frame = try picture()
        guard let shown = frame.copy(of: frame.bounds) else { throw NothingShown() }
        let fresh = try freshPage()
        let scale = window.screen.scale, size = window.bounds.size
        let bars = controller.toolbar.bar.frame.union(controller.pageBar.bar.frame).insetBy(dx: -40, dy: -40)
        for floating in [CGRect(x: 0, y: 0, width: size.width, height: 120), bars] {
            for picture in [shown, fresh] { picture.fill(0, in: PixelRect(covering: floating, scale: scale).intersection(picture.bounds)) }
        }
        return shown.hasSamePixels(as: fresh)
    }
}
