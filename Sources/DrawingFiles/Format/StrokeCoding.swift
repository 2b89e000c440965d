import CoreGraphics
import Ink

/// Strokes as bytes, exactly: what is read is what was written.
///
/// Samples are x and y in points and the time in seconds, and a pressure where there is one: 24 or 32 bytes each.
enum StrokeCoding {
    private static let hasPressure: UInt8 = 1

    static func append(_ stroke: Stroke, to writer: inout BytesWriter) {
        writer.append(stroke.id.rawValue)
        append(stroke.brush, to: &writer)
        append(stroke.samples[...], to: &writer)
    }

    /// - Throws: `Damage`; also where it makes no stroke.
    static func stroke(from reader: inout BytesReader) throws(BytesReader.Damage) -> Stroke {
        let id = Stroke.ID(try reader.read())
        let brush = try brush(from: &reader), samples = try samples(from: &reader)
        guard let stroke = Stroke(id: id, brush: brush, samples: samples), stroke.samples.count == samples.count else {
            throw BytesReader.Damage()
        }
        return stroke
    }

    static func append(_ brush: Brush, to writer: inout BytesWriter) {
        writer.append(name: brush.tool.rawValue)
        for channel in [brush.color.red, brush.color.green, brush.color.blue, brush.color.alpha] { writer.append(channel) }
        writer.append(Double(brush.width))
        let values = brush.model.values.sorted { $0.key < $1.key }
        writer.append(UInt8(values.count))
        for (name, value) in values {
            writer.append(name: name)
            writer.append(value)
        }
    }

    static func brush(from reader: inout BytesReader) throws(BytesReader.Damage) -> Brush {
        guard let tool = InkTool(rawValue: try reader.readName()) else { throw BytesReader.Damage() }
        let color = InkColor(red: try reader.read(), green: try reader.read(), blue: try reader.read(), alpha: try reader.read())
        let width = try reader.readDouble()
        var values: [String: Double] = [:]
        for _ in 0..<(try reader.read(UInt8.self)) {
            let name = try reader.readName()
            values[name] = try reader.readDouble()
        }
        return Brush(tool: tool, color: color, width: CGFloat(width), model: ModelOptions(values: values))
    }

    static func append(_ samples: ArraySlice<InkSample>, to writer: inout BytesWriter) {
        let isPressed = samples.contains { $0.pressure != nil }
        writer.append(isPressed ? hasPressure : 0)
        writer.append(UInt32(samples.count))
        for sample in samples {
            writer.append(Double(sample.position.x))
            writer.append(Double(sample.position.y))
            writer.append(Double(sample.time))
            // No pressure among pressures is a NaN, which no device's pressure is (`InkSample.accepted`).
            if isPressed { writer.append(sample.pressure.map { Double($0) } ?? .nan) }
        }
    }

    static func samples(from reader: inout BytesReader) throws(BytesReader.Damage) -> [InkSample] {
        let isPressed = try reader.read(UInt8.self) & hasPressure != 0
        let count = try reader.readCount(ofSize: isPressed ? 32 : 24)
        var samples: [InkSample] = []
        samples.reserveCapacity(count)
        for _ in 0..<count {
            let (x, y, time) = (try reader.readDouble(), try reader.readDouble(), try reader.readDouble())
            let pressure = isPressed ? try reader.readDouble() : .nan
            samples.append(InkSample(position: CGPoint(x: x, y: y), time: time, pressure: pressure.isNaN ? nil : CGFloat(pressure)))
        }
        return samples
    }
}
