import UIKit

/// A line as the decoder reads it. The type exists because a decoder's containers are only good while it decodes.
internal struct ParsedLine: Decodable {
    let line: LogLine

    /// The mouse button that a motion line without one means: the lowest that earlier lines pressed, 0 for none.
    static let heldButton = CodingUserInfoKey(rawValue: "heldButton")

    init(from decoder: any Decoder) throws {
        var fields = LineFields(try decoder.container(keyedBy: LineFields.Name.self))
        let type = try fields.string("type")
        fields.prefix = type + ": "
        switch type {
        case "header":
            let scale = (try? fields.optionalNumber("scale")) ?? nil
            line = .header(LogHeader(window: try fields.sizeList("window"), scale: scale.map { CGFloat($0) }))
        case "wait": line = .wait(until: try fields.number("t"))
        case "screenshot": line = .action(.screenshot(path: try fields.string("path")), at: try fields.optionalNumber("t"))
        case "dump": line = .action(.dump(path: try fields.string("path")), at: try fields.optionalNumber("t"))
        default:
            let held = ParsedLine.heldButton.flatMap { decoder.userInfo[$0] as? Int } ?? 0
            guard let kind = try HostEvent.Kind(type: type, fields: fields, heldButton: held) else {
                throw LineCause("unknown type \"\(type)\"")
            }
            line = .event(HostEvent(
                time: try fields.number("t"), deviceTime: try fields.optionalNumber("ts"),
                window: HostWindowID(Int(clamping: try fields.integer("win", or: 0))), kind: kind))
        }
    }
}

extension HostEvent.Kind {
    /// Nil for a type that is no event.
    internal init?(type: String, fields: LineFields, heldButton: Int) throws {
        switch type {
        case "finger": self = .finger(try HostEvent.Finger(fields))
        case "mouse": self = .mouse(try HostEvent.Mouse(fields, heldButton: heldButton))
        case "pen": self = try fields.string("phase") == "update"
            ? .penPressure(try HostEvent.PenPressure(fields)) : .pen(try HostEvent.Pen(fields))
        case "wheel":
            self = .wheel(HostEvent.Wheel(dx: try fields.number("dx"), dy: try fields.number("dy"), at: try fields.point()))
        case "key": self = .key(try HostEvent.Key(fields))
        case "text": self = .text(try fields.string("text"))
        case "window": self = .window(try HostEvent.Window(fields))
        case "device": self = .device(try HostEvent.Device(fields))
        case "appearance": self = .appearance(try HostEvent.Appearance(fields))
        case "sensor": self = .sensor(try HostEvent.Sensor(fields))
        case "remote": self = .remote(try fields.choice("command"))
        case "drop": self = .drop(try HostEvent.Drop(fields))
        case "render_reset": self = .renderReset
        case "quit": self = .quit
        default: return nil
        }
    }
}

extension HostEvent.Finger {
    fileprivate init(_ fields: LineFields) throws {
        self.init(
            try fields.choice("phase"), id: try fields.integer("id"), device: try fields.integer("device", or: 0),
            at: try fields.point(), pressure: try fields.optionalNumber("pressure").map { CGFloat($0) })
    }
}

extension HostEvent.Mouse {
    fileprivate init(_ fields: LineFields, heldButton: Int) throws {
        let phase: Phase = try fields.choice("phase")
        // A press or release must say of what; a motion may leave it to the lines before.
        let isPress = phase == .down || phase == .up
        let button = isPress || fields.has("button") ? try fields.int("button") : heldButton
        var source = Source.device(0)
        if fields.has("which") {
            if let word = try? fields.string("which") {
                guard word == "touch" else { throw fields.error("unknown which \"\(word)\"") }
                source = .finger
            } else {
                source = .device(try fields.integer("which"))
            }
        }
        let clicks = fields.has("clicks") ? try fields.int("clicks") : 1
        self.init(phase, button: button, at: try fields.point(), source: source, clicks: clicks)
    }
}

extension HostEvent.Sensor {
    fileprivate init(_ fields: LineFields) throws {
        self.init(
            try fields.choice("kind"), x: try fields.number("x"), y: try fields.number("y"), z: try fields.number("z"))
    }
}

extension HostEvent.Drop {
    fileprivate init(_ fields: LineFields) throws {
        let isPlaced = fields.has("x") || fields.has("y")
        self.init(
            paths: fields.has("paths") ? try fields.paths("paths") : [], text: fields.has("text") ? try fields.string("text") : nil,
            at: isPlaced ? try fields.point() : nil)
    }
}

extension HostEvent.Pen {
    fileprivate init(_ fields: LineFields) throws {
        self.init(
            try fields.choice("phase"), at: try fields.point(), pressure: try fields.optionalNumber("pressure").map { CGFloat($0) },
            tiltX: try fields.number("tiltX", or: 0), tiltY: try fields.number("tiltY", or: 0),
            isEraser: try fields.bool("eraser", or: false), isBarrelPressed: try fields.bool("barrel", or: false),
            estimate: fields.has("estimate") ? try fields.integer("estimate") : nil)
    }
}

extension HostEvent.PenPressure {
    fileprivate init(_ fields: LineFields) throws {
        self.init(estimate: try fields.integer("estimate"), pressure: CGFloat(try fields.number("pressure")))
    }
}

extension HostEvent.Appearance {
    fileprivate init(_ fields: LineFields) throws {
        enum Style: String { case light, dark }
        enum Contrast: String { case normal, high }
        let style: Style = try fields.choice("style"), contrast: Contrast = fields.has("contrast") ? try fields.choice("contrast") : .normal
        self.init(isDark: style == .dark, hasHighContrast: contrast == .high)
    }
}

extension HostEvent.Key {
    fileprivate init(_ fields: LineFields) throws {
        enum Phase: String { case down, up }
        let phase: Phase = try fields.choice("phase")
        var modifiers: Modifiers = []
        for word in fields.has("mods") ? try fields.strings("mods") : [] {
            guard let (_, modifier) = Modifiers.names.first(where: { $0.0 == word }) else { throw fields.error("unknown mod \"\(word)\"") }
            modifiers.insert(modifier)
        }
        self.init(
            isDown: phase == .down, key: try fields.string("key"), scancode: try fields.string("scancode"),
            modifiers: modifiers, isRepeat: try fields.bool("repeat", or: false),
            hasLatinLayout: try fields.bool("latin", or: true))
    }
}

extension HostEvent.Key.Modifiers {
    /// The log's words, in the order they are written.
    internal static let names: [(String, Self)] = [("ctrl", .control), ("shift", .shift), ("alt", .alt), ("gui", .gui)]
}

extension HostEvent.Window {
    fileprivate init(_ fields: LineFields) throws {
        let event = try fields.string("event")
        switch event {
        case "resized": self = .resized(try fields.size(try fields.number("w"), try fields.number("h"), "\"w\" × \"h\""))
        case "display_scale":
            let scale = try fields.number("scale")
            guard scale > 0 else { throw fields.error("\"scale\" is not above zero") }
            self = .displayScale(scale)
        default:
            guard let (_, plain) = Self.plainNames.first(where: { $0.0 == event }) else { throw fields.error("unknown event \"\(event)\"") }
            self = plain
        }
    }

    /// The events that carry nothing but their name.
    internal static let plainNames: [(String, HostEvent.Window)] = [
        ("focus_lost", .focusLost), ("focus_gained", .focusGained), ("hidden", .hidden), ("shown", .shown),
        ("minimized", .minimized), ("restored", .restored), ("exposed", .exposed), ("close", .close),
    ]
}

extension HostEvent.Device {
    fileprivate init(_ fields: LineFields) throws {
        let event = try fields.string("event")
        switch event {
        case "added": self = .added(try fields.integer("device"))
        case "removed": self = .removed(try fields.integer("device"))
        default: throw fields.error("unknown event \"\(event)\"")
        }
    }
}
