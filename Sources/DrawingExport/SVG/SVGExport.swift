import CoreGraphics
import Ink

/// A drawing as SVG (1.1, and of CSS Compositing `mix-blend-mode` and `isolation`). May run on any thread.
///
/// Lines are those of the modelled strokes: even ones as strokes with round ends, others as filled outlines. The highlighter multiplies,
/// erasers are masks over all that was there before them. The pencil is an approximation: the tone its grain has on average, in steps
/// from rim to middle, without the grain.
public struct SVGExport: Sendable {
    private let exported: ExportedDrawing
    private let settings: ExportSettings
    private let frame: ExportFrame

    /// O(strokes), and O(ink) where the picture is cropped to it.
    /// - Throws: `ExportError` where there can be no such picture; nothing was made then.
    public init(_ exported: ExportedDrawing, _ settings: ExportSettings) throws(ExportError) {
        (self.exported, self.settings) = (exported, settings)
        frame = try ExportFrame(exported, settings)
    }

    /// Width and height in CSS pixels.
    public var size: (width: Int, height: Int) { (frame.pixels.width, frame.pixels.height) }

    /// Writes the file. O(ink).
    /// - Parameter write: takes the file's bytes, piece by piece.
    /// - Throws: what `write` throws.
    public func write(to write: ([UInt8]) throws -> Void) throws {
        let area = frame.area
        let layers = SVGLayers(VisibleInk.strokes(exported.drawing, in: area, scale: frame.scale)).layers
        try write(head(area) + paper(area))
        for placed in exported.drawing.pictures where placed.bounds.intersects(area) {
            if let element = SVGPictureElement.bytes(placed) { try write(element) }
        }
        let masks = layers.indices.filter { !layers[$0].erasers.isEmpty }
        for number in masks { try write(mask(number, layers[number].erasers, area)) }
        // Ink is laid on ink before it comes onto the paper: where there is none yet, the highlighter has nothing to multiply with.
        var groups: [UInt8] = []
        groups.append("<g style=\"isolation:isolate\">\n")
        for number in masks.reversed() { groups.append("<g mask=\"url(#erased\(number))\">\n") }
        try write(groups)
        for layer in layers {
            for stroke in layer.ink { try write(SVGStroke.element(stroke)) }
            if !layer.erasers.isEmpty { try write(Array("</g>\n".utf8)) }
        }
        try write(Array("</g>\n</svg>\n".utf8))
    }

    private func head(_ area: CGRect) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
        bytes.append("\(frame.pixels.width)\" height=\"\(frame.pixels.height)\" viewBox=\"")
        bytes.append("", Double(area.minX), Double(area.minY))
        bytes.append(" ", Double(area.width), Double(area.height))
        bytes.append("\">\n")
        return bytes
    }

    private func paper(_ area: CGRect) -> [UInt8] {
        guard let paper = settings.paper else { return [] }
        var bytes: [UInt8] = []
        appendRectangle(area, fill: SVGStroke.hex(paper), to: &bytes)
        return bytes
    }

    private func mask(_ number: Int, _ erasers: [Stroke], _ area: CGRect) -> [UInt8] {
        // Edges of the mask must not show in the picture.
        let area = area.insetBy(dx: -1, dy: -1)
        var bytes: [UInt8] = []
        bytes.append("<mask id=\"erased\(number)\" maskUnits=\"userSpaceOnUse\"")
        appendSides(area, to: &bytes)
        bytes.append(">\n")
        appendRectangle(area, fill: "#FFFFFF", to: &bytes)
        for eraser in erasers {
            let black = Brush(tool: .pen, color: .black, width: eraser.brush.width, model: eraser.brush.model)
            bytes += SVGStroke.element(eraser, as: black)
        }
        bytes.append("</mask>\n")
        return bytes
    }

    private func appendRectangle(_ area: CGRect, fill: String, to bytes: inout [UInt8]) {
        bytes.append("<rect")
        appendSides(area, to: &bytes)
        bytes.append(" fill=\"\(fill)\"/>\n")
    }

    private func appendSides(_ area: CGRect, to bytes: inout [UInt8]) {
        let sides = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)]
        for (name, value) in sides {
            bytes.append(" \(name)=\"")
            bytes.append(number: Double(value))
            bytes.append("\"")
        }
    }
}
