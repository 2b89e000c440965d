import CoreGraphics
import Ink

/// A stroke as an element of an SVG file.
enum SVGStroke {
    /// O(samples).
    static func element(_ stroke: Stroke) -> [UInt8] { element(stroke, as: stroke.brush) }

    /// The same line as if it was drawn with another brush of this width and model.
    static func element(_ stroke: Stroke, as brush: Brush) -> [UInt8] {
        let points = stroke.path
        switch brush.tool {
        case .pencil: return pencil(points, brush)
        case .highlighter: return shape(points, brush.color, style: " style=\"mix-blend-mode:multiply\"")
        case .pen, .fountain, .eraser: return shape(points, brush.color)
        }
    }

    /// One path, so that a colour that shines through is as dense where the line crosses itself.
    private static func shape(_ points: [PathPoint], _ color: InkColor, style: String = "") -> [UInt8] {
        var bytes: [UInt8] = []
        if let (data, width) = SVGPath.middle(points) {
            bytes.append("<path fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"")
            bytes.append(number: width)
            bytes.append("\" ")
            append("stroke", color, opacity: 1, to: &bytes)
            finish(data, style, &bytes)
        } else {
            bytes.append("<path ")
            append("fill", color, opacity: 1, to: &bytes)
            finish(SVGPath.outline(points), style, &bytes)
        }
        return bytes
    }

    private static func finish(_ data: [UInt8], _ style: String, _ bytes: inout [UInt8]) {
        bytes.append("\(style) d=\"")
        bytes += data
        bytes.append("\"/>\n")
    }

    private static func append(_ name: String, _ color: InkColor, opacity: Double, to bytes: inout [UInt8]) {
        bytes.append("\(name)=\"\(color.hex.prefix(7))\"")
        let opacity = opacity * Double(color.alpha) / 255
        guard opacity < 1 else { return }
        bytes.append(" \(name)-opacity=\"")
        bytes.append(number: opacity)
        bytes.append("\"")
    }

    /// How dense graphite lies on average, by how far inside the outline: shares of the soft rim and shares of the colour. Chosen: what
    /// `PaperGrain` leaves of many pixels that are pressed so (measured).
    private static let tones: [(depth: Double, density: Double)] = [(0.25, 0.11), (0.5, 0.33), (0.75, 0.62), (1, 0.76)]

    private static func pencil(_ points: [PathPoint], _ brush: Brush) -> [UInt8] {
        // As wide as `StrokePath` has it.
        let rim = max(0.8, 0.33 * Double(brush.width))
        var bytes: [UInt8] = [], left = 1.0
        for tone in tones {
            // Each step lies on those before it, and together they let through what is left.
            let opacity = 1 - (1 - tone.density) / left
            left = 1 - tone.density
            let data = SVGPath.outline(points, inset: rim * tone.depth)
            guard !data.isEmpty else { continue }
            bytes.append("<path ")
            append("fill", brush.color, opacity: opacity, to: &bytes)
            finish(data, "", &bytes)
        }
        return bytes
    }

    /// `#RRGGBB` of an opaque pixel.
    static func hex(_ pixel: UInt32) -> String {
        let color = Premultiplied.straight(pixel)
        return String(InkColor(red: color.red, green: color.green, blue: color.blue).hex.prefix(7))
    }
}
