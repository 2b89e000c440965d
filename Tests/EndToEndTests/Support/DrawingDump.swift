import Foundation

/// What `--dump-drawing` writes.
struct DrawingDump: Decodable, Equatable {
    struct Stroke: Decodable, Equatable {
        var tool: String
        var color: String
        var width: Double
        /// Each `[x, y, t, pressure]`.
        var points: [[Double]]

        var locations: [CGPoint] { points.map { CGPoint(x: $0[0], y: $0[1]) } }
    }

    /// From the page to the window.
    struct View: Decodable, Equatable {
        var a, b, c, d, tx, ty: Double
    }

    var strokes: [Stroke]
    var view: View
    /// Steps that can be undone and redone.
    var undo: Int
    var redo: Int

    init(path: String) throws {
        self = try JSONDecoder().decode(DrawingDump.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
