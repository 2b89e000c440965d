import CoreGraphics
import Ink

/// A page of ink: the drawing with its history, its picture in tiles, and the strokes that are still wet.
///
/// Page pixels are points turned and scaled (`map`), with the page's origin at (0, 0); ink may lie on any side of it. Pixels outside
/// `extent` are not painted, though the drawing keeps what was drawn there. `setView` has another scale, another turn or another part of
/// the page painted. What is painted depends on the strokes' samples only, not on how they were handed in, undone, redone or rendered:
/// every way gives the same bits.
///
/// Not thread-safe: one thread at a time. `render` may run anywhere on a copy of `drawing`.
public final class InkPage {
    /// Page pixels that a new page paints: ±32,768, so that no stroke however far can take unlimited memory.
    public static let standardExtent = PixelRect(minX: -32_768, minY: -32_768, maxX: 32_768, maxY: 32_768)

    /// Scales a page can have, in pixels a point: from a drawing seen from afar to single pixels of a screen of scale 4 seen at 64 times.
    public static let scales: ClosedRange<CGFloat> = 0.01...256

    /// Bytes of replaced tiles kept for undo and redo unless told otherwise; older steps are rendered anew when they are wanted.
    public static let standardHistoryBudget = 64 << 20

    /// Pixels a point.
    public var scale: CGFloat { CGFloat(map.scale) }
    /// From points to page pixels.
    public internal(set) var map: PageMap
    /// Page pixels that are painted.
    public internal(set) var extent = standardExtent

    let historyLimit: HistoryLimit?
    var history: DrawingHistory
    var canvas = TileCanvas()
    var pictures: TileHistory
    /// Where repaints of the whole page go on (another scale, another drawing, a clear undone long after); nil paints at once.
    public var background: BackgroundPainting? { didSet { if background == nil { finishRepaint() } } }
    /// The page pixels that are looked at: painted first.
    public var visible = PixelRect(x: 0, y: 0, width: 1920, height: 1080)
    /// How far wet ink runs ahead of the latest sample; see `InkPage+Prediction`.
    var predictedTime = 0.0
    /// A repaint in the background that is not complete.
    var repaint: Repaint?
    /// What is shown where the repaint has not been yet.
    var standIn: StandIn?
    /// Where a stand-in and the ink that is new come together.
    let standInScratch = Tile()
    /// Where the pixels of pictures come from; without, pictures are pale boxes.
    public var images: PictureImages? { didSet { dirty.add(pictureBox) } }
    /// Pictures whose pixels are being made in the background.
    var awaited = AwaitedPictures()
    /// Wet strokes in the order they were begun.
    var wet: [WetStroke] = []
    /// Fingers that are taking whole strokes away.
    var erasures: [StrokeErasure] = []
    var dirty = DirtyRegion()
    /// Where dry and wet ink come together on their way to a picture.
    let scratch = Tile()
    /// Where the stable and the provisional part of a wet stroke come together.
    let scratchMask = MaskTile()
    var nextStroke: UInt64 = 1
    private var nextWet: UInt64 = 1
    private var nextErasure: UInt64 = 1

    /// An empty page.
    /// - Parameters:
    ///   - scale: pixels a point, limited to `scales`; NaN gives 1.
    ///   - historyBudget: bytes of replaced tiles kept for undo and redo.
    ///   - historyLimit: where strokes go that only the history knows; nil keeps them in memory.
    public init(scale: CGFloat, historyBudget: Int = standardHistoryBudget, historyLimit: HistoryLimit? = nil) {
        map = PageMap(scale: scale)
        self.historyLimit = historyLimit
        history = DrawingHistory(limit: historyLimit)
        pictures = TileHistory(budget: max(0, historyBudget))
    }

    deinit { repaint?.job.cancel() }

    /// The finished strokes. O(1); a value that may go to another thread.
    public var drawing: Drawing { history.drawing }
    /// Steps that can be undone.
    public var undoDepth: Int { history.undoDepth }
    /// Steps that can be redone.
    public var redoDepth: Int { history.redoDepth }
    /// Strokes that are still being drawn, in the order they were begun.
    public var wetStrokes: [WetStroke.ID] { wet.map(\.id) }

    /// Rectangles of page pixels that changed since the last call: about one for each batch of samples, and no more than 64.
    public func takeDirty() -> [PixelRect] { dirty.take() }

    static func limited(_ scale: CGFloat) -> CGFloat {
        scale.isNaN ? 1 : min(scales.upperBound, max(scales.lowerBound, scale))
    }

    func newStrokeID() -> Stroke.ID {
        defer { nextStroke += 1 }
        return Stroke.ID(nextStroke)
    }

    func newWetID() -> WetStroke.ID {
        defer { nextWet += 1 }
        return WetStroke.ID(number: nextWet)
    }

    func newErasureID() -> StrokeErasure.ID {
        defer { nextErasure += 1 }
        return StrokeErasure.ID(number: nextErasure)
    }
}
