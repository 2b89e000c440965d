import CoreGraphics
import Ink

/// A page to be drawn from nothing.
struct RedrawWorkload {
    let name: String
    let width: Int, height: Int
    let drawing: Drawing
    /// Whether the lines' width changes on the way.
    let isVariable: Bool

    /// - Parameters:
    ///   - points: in all strokes together.
    ///   - brushWidth: in points, which are pixels here.
    init(_ name: String, points: Int, strokes: Int, width: Int, height: Int, brushWidth: CGFloat, model: ModelOptions = .plain) {
        (self.name, self.width, self.height, isVariable) = (name, width, height, model != .plain)
        let isPressed = isVariable
        var writing = Handwriting(seed: UInt64(points))
        let brush = Brush(tool: .pen, color: .black, width: brushWidth, model: model)
        // Strokes of equal length but for the first few, which take what does not divide.
        let (length, rest) = (points / strokes, points % strokes)
        drawing = Drawing(strokes: (0..<strokes).compactMap { number in
            let samples = writing.stroke(samples: length + (number < rest ? 1 : 0), width: width, height: height, isPressed: isPressed)
            return Stroke(id: Stroke.ID(UInt64(number + 1)), brush: brush, samples: samples)
        })
    }

    /// What the contract lays down.
    static func w6() -> RedrawWorkload {
        RedrawWorkload("redraw.w6", points: 1_000_000, strokes: 8_300, width: 3840, height: 2160, brushWidth: 6)
    }

    static func w2() -> RedrawWorkload {
        RedrawWorkload("redraw.w2", points: 240_000, strokes: 2_000, width: 1920, height: 1080, brushWidth: 2)
    }

    static func w24() -> RedrawWorkload {
        RedrawWorkload("redraw.w24", points: 240_000, strokes: 2_000, width: 1920, height: 1080, brushWidth: 24)
    }

    /// Pressure alone decides the width: a sixth of 6 pixels to all of them, as fast as the hand changes its mind.
    static func variable() -> RedrawWorkload {
        var model = ModelOptions.plain
        (model.pressure, model.damping, model.slope) = (5.0 / 6, 0, 4)
        return RedrawWorkload(
            "redraw.variable", points: 240_000, strokes: 2_000, width: 1920, height: 1080, brushWidth: 6, model: model)
    }
}
