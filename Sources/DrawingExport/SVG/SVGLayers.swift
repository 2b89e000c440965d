import CoreGraphics
import Ink

/// Strokes in layers: each is ink, then erasers that take away from all ink up to there. As few as there can be, since every one is a
/// group in a group: what does not overlap may be done in any order.
struct SVGLayers {
    struct Layer {
        var ink: [Stroke] = []
        var erasers: [Stroke] = []
        fileprivate var inkBoxes: [CGRect] = []
        fileprivate var eraserBoxes: [CGRect] = []
    }

    private(set) var layers = [Layer()]

    /// O(strokes × strokes of a layer) at worst.
    init(_ strokes: some Sequence<Stroke>) {
        for stroke in strokes {
            let box = VisibleInk.bounds(stroke)
            if stroke.brush.tool == .eraser { addEraser(stroke, box) } else { addInk(stroke, box) }
        }
    }

    private mutating func addInk(_ stroke: Stroke, _ box: CGRect) {
        if layers[layers.count - 1].eraserBoxes.contains(where: { $0.intersects(box) }) { layers.append(Layer()) }
        layers[layers.count - 1].ink.append(stroke)
        layers[layers.count - 1].inkBoxes.append(box)
    }

    private mutating func addEraser(_ stroke: Stroke, _ box: CGRect) {
        // An eraser that no ink lies under does nothing.
        guard let place = layers.lastIndex(where: { $0.inkBoxes.contains { $0.intersects(box) } }) else { return }
        layers[place].erasers.append(stroke)
        layers[place].eraserBoxes.append(box)
    }
}
