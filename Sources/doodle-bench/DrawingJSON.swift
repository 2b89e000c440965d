import Foundation
import Ink

/// A drawing as the program opens it: what `doodle --dump-drawing` writes.
enum DrawingJSON {
    /// O(points).
    static func write(_ drawing: Drawing, to file: URL) throws {
        var text = "{\"strokes\":["
        for (number, stroke) in drawing.strokes.enumerated() {
            if number > 0 { text += "," }
            let brush = stroke.brush
            text += "{\"tool\":\"\(brush.tool.rawValue)\",\"color\":\"\(brush.color.hex)\",\"width\":\(Double(brush.width)),\"points\":["
            text += stroke.samples.map { sample in
                "[\(Double(sample.position.x)),\(Double(sample.position.y)),\(sample.time),\(Double(sample.pressure ?? 1))]"
            }.joined(separator: ",")
            text += "]}"
        }
        text += "]}"
        try Data(text.utf8).write(to: file)
    }
}
