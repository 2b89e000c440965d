import CoreGraphics
import Ink

extension Frame.Kind {
    static let step = Frame.Kind("STEP"), more = Frame.Kind("MORE"), clear = Frame.Kind("CLER")
    static let undo = Frame.Kind("UNDO"), redo = Frame.Kind("REDO"), forgetRedo = Frame.Kind("FGET")
    static let opened = Frame.Kind("OPEN"), lived = Frame.Kind("LIVE")
    static let running = Frame.Kind("RUNS"), ended = Frame.Kind("ENDS")
    static let page = Frame.Kind("PAGE")
    static let picture = Frame.Kind("PICT"), placing = Frame.Kind("PLAC")
}

extension Frame {
    /// An entry as a frame. O(samples).
    init(_ entry: JournalEntry) {
        var writer = BytesWriter()
        switch entry {
        case .record(let record):
            self.init(record)
        case .running(let stroke):
            writer.append(stroke.id.rawValue)
            StrokeCoding.append(stroke.brush, to: &writer)
            writer.append(UInt32(stroke.start))
            StrokeCoding.append(stroke.samples[...], to: &writer)
            self.init(.running, writer.bytes)
        case .ended(let ids):
            writer.append(UInt32(ids.count))
            for id in ids { writer.append(id.rawValue) }
            self.init(.ended, writer.bytes)
        case .page(let size):
            writer.append(Double(size.width))
            writer.append(Double(size.height))
            self.init(.page, writer.bytes)
        case .picture(let picture): self.init(.picture, PictureCoding.bytes(of: picture))
        case .opened: self.init(.opened, [])
        case .lived: self.init(.lived, [])
        }
    }

    private init(_ record: HistoryRecord) {
        var writer = BytesWriter()
        writer.append(UInt32(record.depth))
        switch record.event {
        case .step(let slots, let next):
            writer.append(next.rawValue)
            writer.append(UInt32(slots.count))
            for slot in slots {
                writer.append(slot.place.rawValue)
                writer.append(UInt8(slot.stroke == nil ? 0 : 1))
                if let stroke = slot.stroke { StrokeCoding.append(stroke, to: &writer) }
            }
            self.init(.step, writer.bytes)
        case .more(let places):
            writer.append(UInt32(places.count))
            for place in places { writer.append(place.rawValue) }
            self.init(.more, writer.bytes)
        case .clear: self.init(.clear, writer.bytes)
        case .known(let picture): self.init(.picture, PictureCoding.bytes(of: picture))
        case .pictures(let places):
            PictureCoding.append(places, to: &writer)
            self.init(.placing, writer.bytes)
        case .undo: self.init(.undo, writer.bytes)
        case .redo: self.init(.redo, writer.bytes)
        case .forgetRedo: self.init(.forgetRedo, writer.bytes)
        }
    }

    /// The entry the frame holds; nil where it is of a kind from later versions. O(samples).
    /// - Throws: `Damage` where its content makes no sense.
    func entry() throws(BytesReader.Damage) -> JournalEntry? {
        var reader = BytesReader(content)
        // Later versions may append to a frame's content: what is left over is theirs.
        switch kind {
        case .step, .more, .clear, .placing, .undo, .redo, .forgetRedo:
            let depth = Int(try reader.read(UInt32.self))
            return .record(HistoryRecord(depth: depth, try event(from: &reader)))
        case .running:
            let id = Stroke.ID(try reader.read())
            let brush = try StrokeCoding.brush(from: &reader)
            let start = Int(try reader.read(UInt32.self))
            return .running(RunningStroke(id: id, brush: brush, start: start, samples: try StrokeCoding.samples(from: &reader)))
        case .ended:
            var ids: [Stroke.ID] = []
            for _ in 0..<(try reader.readCount(ofSize: 8)) { ids.append(Stroke.ID(try reader.read())) }
            return .ended(ids)
        case .page:
            let (width, height) = (try reader.readDouble(), try reader.readDouble())
            guard JournalEntry.pageSides.contains(width), JournalEntry.pageSides.contains(height) else { throw BytesReader.Damage() }
            return .page(CGSize(width: width, height: height))
        case .picture: return .picture(try PictureCoding.picture(from: &reader))
        case .opened: return .opened
        case .lived: return .lived
        default: return nil
        }
    }

    private func event(from reader: inout BytesReader) throws(BytesReader.Damage) -> HistoryRecord.Event {
        switch kind {
        case .step: return try Self.step(from: &reader)
        case .more:
            var places: [StrokePlace] = []
            for _ in 0..<(try reader.readCount(ofSize: 4)) { places.append(StrokePlace(try reader.read())) }
            return .more(places)
        case .clear: return .clear
        case .placing: return .pictures(try PictureCoding.places(from: &reader))
        case .undo: return .undo
        case .redo: return .redo
        default: return .forgetRedo
        }
    }

    private static func step(from reader: inout BytesReader) throws(BytesReader.Damage) -> HistoryRecord.Event {
        let next = StrokePlace(try reader.read())
        var slots: [HistoryRecord.Slot] = []
        for _ in 0..<(try reader.readCount(ofSize: 5)) {
            let place = StrokePlace(try reader.read())
            let stroke = try reader.read(UInt8.self) == 0 ? nil : try StrokeCoding.stroke(from: &reader)
            slots.append(HistoryRecord.Slot(place: place, stroke: stroke))
        }
        return .step(slots, next: next)
    }
}
