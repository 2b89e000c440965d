import CoreGraphics

/// Strokes as bytes and back, bit for bit. Brushes stay here, for many strokes share few of them.
struct StrokeArchive: Sendable {
    private var brushes: [Brush] = []
    private var numbers: [Brush: UInt32] = [:]

    /// How the pressures of a stroke are written.
    private enum Pressures: UInt8 {
        case none, all, some
    }

    /// O(samples).
    mutating func append(_ stroke: Stroke, to writer: inout ByteWriter) {
        writer.append(stroke.id.rawValue)
        writer.append(number(of: stroke.brush))
        for edge in [stroke.bounds.origin.x, stroke.bounds.origin.y, stroke.bounds.size.width, stroke.bounds.size.height] {
            writer.append(Double(edge))
        }
        let pressed = stroke.samples.reduce(0) { $0 + ($1.pressure == nil ? 0 : 1) }
        let pressures: Pressures = pressed == 0 ? .none : pressed == stroke.samples.count ? .all : .some
        writer.append(pressures.rawValue)
        writer.append(UInt32(stroke.samples.count))
        for sample in stroke.samples {
            writer.append(Double(sample.position.x))
            writer.append(Double(sample.position.y))
            writer.append(Double(sample.time))
            if pressures == .some { writer.append(UInt8(sample.pressure == nil ? 0 : 1)) }
            if let pressure = sample.pressure { writer.append(Double(pressure)) }
        }
    }

    /// O(samples).
    /// - Throws: `HistoryDamage`.
    func stroke(from reader: inout ByteReader) throws -> Stroke {
        let id = Stroke.ID(try reader.read())
        let number = Int(try reader.read(UInt32.self))
        guard brushes.indices.contains(number) else { throw HistoryDamage() }
        let bounds = CGRect(
            x: try reader.read(Double.self), y: try reader.read(Double.self),
            width: try reader.read(Double.self), height: try reader.read(Double.self))
        guard let pressures = Pressures(rawValue: try reader.read()) else { throw HistoryDamage() }
        let count = try reader.readCount(ofSize: 24)
        var samples: [InkSample] = []
        samples.reserveCapacity(count)
        for _ in 0..<count {
            let position = CGPoint(x: try reader.read(Double.self), y: try reader.read(Double.self))
            let time: Double = try reader.read()
            let isPressed = switch pressures {
            case .none: false
            case .all: true
            case .some: try reader.read(UInt8.self) == 1
            }
            let pressure = isPressed ? CGFloat(try reader.read(Double.self)) : nil
            samples.append(InkSample(position: position, time: time, pressure: pressure))
        }
        return Stroke(restored: id, brush: brushes[number], samples: samples, bounds: bounds)
    }

    private mutating func number(of brush: Brush) -> UInt32 {
        if let known = numbers[brush] { return known }
        let new = UInt32(brushes.count)
        brushes.append(brush)
        numbers[brush] = new
        return new
    }
}

extension StrokeArchive {
    private enum Kind: UInt8 {
        case strokes, everything
    }

    /// What a step holds, as bytes. O(samples).
    mutating func bytes(of content: HistoryStep.Content, about size: Int) -> [UInt8] {
        var writer = ByteWriter(capacity: size)
        switch content {
        case .strokes(let slots):
            writer.append(Kind.strokes.rawValue)
            writer.append(UInt32(slots.count))
            for slot in slots {
                writer.append(slot.place.rawValue)
                writer.append(UInt8(slot.other == nil ? 0 : 1))
                if let stroke = slot.other { append(stroke, to: &writer) }
            }
        case .everything(let list):
            writer.append(Kind.everything.rawValue)
            writer.append(list.next.rawValue)
            writer.append(UInt32(list.count))
            for placed in list.placed {
                writer.append(placed.place.rawValue)
                append(placed.stroke, to: &writer)
            }
        }
        return writer.bytes
    }

    /// O(samples).
    /// - Throws: `HistoryDamage`.
    func content(of bytes: [UInt8]) throws -> HistoryStep.Content {
        var reader = ByteReader(bytes)
        guard let kind = Kind(rawValue: try reader.read()) else { throw HistoryDamage() }
        let content: HistoryStep.Content
        switch kind {
        case .strokes:
            let count = try reader.readCount(ofSize: 5)
            content = .strokes(try (0..<count).map { _ in
                let place = StrokePlace(try reader.read())
                return HistoryStep.Slot(place: place, other: try reader.read(UInt8.self) == 1 ? try stroke(from: &reader) : nil)
            })
        case .everything:
            var list = StrokeList()
            list.moveEnd(to: StrokePlace(try reader.read()))
            for _ in 0..<(try reader.readCount(ofSize: 4)) {
                let place = StrokePlace(try reader.read())
                guard place < list.next else { throw HistoryDamage() }
                list.exchange(try stroke(from: &reader), at: place)
            }
            content = .everything(list)
        }
        guard reader.isAtEnd else { throw HistoryDamage() }
        return content
    }
}
