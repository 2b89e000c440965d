import Ink
import InkRaster
import UIKit

/// Lies over the canvas and shows a drawing as far as it was drawn. Fingers go through it to the canvas.
final class PlaybackView: UIView {
    private let drawing: Drawing
    private let timeline: PlaybackTimeline
    /// A page of its own: the canvas and its history know nothing of this.
    private let page: InkPage
    private var wet: [Int: WetStroke.ID] = [:]
    /// The first moment that is not shown yet.
    private var place = 0

    /// How the page is seen, the same all the while.
    private let sight: PageSight

    /// - Parameter images: where the pixels of pictures, which are there from the start, come from.
    init(_ drawing: Drawing, seen sight: PageSight, images: PictureImages?) {
        (self.drawing, self.sight) = (drawing, sight)
        timeline = PlaybackTimeline(drawing)
        page = InkPage(scale: sight.scale, historyBudget: 0)
        page.images = images
        page.load(Drawing(strokes: [], pictures: drawing.pictures))
        page.setView(sight.map, extent: sight.extent(present: nil))
        super.init(frame: .zero)
        isOpaque = true
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "playback"
        accessibilityLabel = "Replay of the drawing"
    }

    /// Everything is shown.
    var isAtEnd: Bool { place == timeline.moments.count }

    /// Draws on up to `time`, in seconds at the pace of the drawing. O(the samples until then and the pixels they cover).
    func show(upTo time: TimeInterval) {
        while place < timeline.moments.count, timeline.moments[place].time <= time {
            draw(timeline.moments[place])
            place += 1
        }
        for pixels in page.takeDirty() { setNeedsDisplay(sight.rect(of: pixels)) }
    }

    private func draw(_ moment: PlaybackTimeline.Moment) {
        let stroke = drawing.strokes[moment.stroke]
        let sample = stroke.samples[moment.sample]
        if let id = wet[moment.stroke] {
            page.extend(id, with: [sample])
        } else {
            wet[moment.stroke] = page.begin(stroke.brush, at: sample)
        }
        guard moment.sample == stroke.samples.count - 1, let id = wet.removeValue(forKey: moment.stroke) else { return }
        page.finish(id)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let corner = convert(CGPoint.zero, to: nil)
        let (x, y) = (Int((corner.x * sight.screenScale).rounded()), Int((corner.y * sight.screenScale).rounded()))
        context.withTarget { target, clip in
            page.composite(
                into: target, clip: clip, originX: x + sight.origin.x, originY: y + sight.origin.y, paper: Paper.warmWhite)
        }
    }
}
