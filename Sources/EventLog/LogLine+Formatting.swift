import UIKit

extension LogLine {
    /// The line as JSON, without an end of line. Reading it back gives an equal value. O(length).
    public var json: String {
        var line = JSONLine()
        switch self {
        case .header(let header):
            line.add("t", raw: "0")
            line.add("type", "header")
            line.add("window", raw: "[\(JSONLine.digits(Double(header.window.width))),\(JSONLine.digits(Double(header.window.height)))]")
            if let scale = header.scale { line.add("scale", Double(scale)) }
        case .event(let event): line.add(event)
        case .wait(let time):
            line.add("t", time)
            line.add("type", "wait")
        case .action(let action, let time):
            if let time { line.add("t", time) }
            switch action {
            case .screenshot(let path): line.add("type", "screenshot"); line.add("path", path)
            case .dump(let path): line.add("type", "dump"); line.add("path", path)
            }
        }
        return line.finished
    }
}

extension JSONLine {
    fileprivate mutating func add(_ event: HostEvent) {
        add("t", event.time)
        switch event.kind {
        case .finger(let finger): add(finger)
        case .mouse(let mouse): add(mouse)
        case .pen(let pen): add(pen)
        case .penPressure(let told):
            add("type", "pen")
            add("phase", "update")
            add("estimate", told.estimate)
            add("pressure", Double(told.pressure))
        case .wheel(let wheel):
            add("type", "wheel")
            add("dx", Double(wheel.dx))
            add("dy", Double(wheel.dy))
            add(wheel.location)
        case .key(let key): add(key)
        case .text(let text):
            add("type", "text")
            add("text", text)
        case .window(let window): add(window)
        case .device(let device):
            add("type", "device")
            switch device {
            case .added(let id): add("event", "added"); add("device", id)
            case .removed(let id): add("event", "removed"); add("device", id)
            }
        case .sensor(let sensor):
            add("type", "sensor")
            add("kind", sensor.kind.rawValue)
            add("x", sensor.x)
            add("y", sensor.y)
            add("z", sensor.z)
        case .remote(let command):
            add("type", "remote")
            add("command", command.rawValue)
        case .drop(let drop): add(drop)
        case .appearance(let appearance):
            add("type", "appearance")
            add("style", appearance.isDark ? "dark" : "light")
            add("contrast", appearance.hasHighContrast ? "high" : "normal")
        case .renderReset: add("type", "render_reset")
        case .quit: add("type", "quit")
        }
        if let deviceTime = event.deviceTime { add("ts", deviceTime) }
        if event.window != .main { add("win", Int64(event.window.rawValue)) }
    }

    private mutating func add(_ finger: HostEvent.Finger) {
        add("type", "finger")
        add("phase", finger.phase.rawValue)
        add("id", finger.id)
        add("device", finger.device)
        add(finger.location)
        if let pressure = finger.pressure { add("pressure", Double(pressure)) }
    }

    private mutating func add(_ mouse: HostEvent.Mouse) {
        add("type", "mouse")
        add("phase", mouse.phase.rawValue)
        add("button", Int64(mouse.button))
        add(mouse.location)
        switch mouse.source {
        case .device(let id): add("which", id)
        case .finger: add("which", "touch")
        }
        add("clicks", Int64(mouse.clicks))
    }

    private mutating func add(_ drop: HostEvent.Drop) {
        add("type", "drop")
        // JSON has no way to write bytes that are no characters but as numbers.
        let paths = drop.paths.map { path in
            String(validating: path, as: UTF8.self).map { JSONLine.quoted($0) } ?? "[" + path.map(String.init).joined(separator: ",") + "]"
        }
        add("paths", raw: "[" + paths.joined(separator: ",") + "]")
        if let text = drop.text { add("text", text) }
        if let location = drop.location { add(location) }
    }

    private mutating func add(_ pen: HostEvent.Pen) {
        add("type", "pen")
        add("phase", pen.phase.rawValue)
        add(pen.location)
        if let pressure = pen.pressure { add("pressure", Double(pressure)) }
        add("tiltX", Double(pen.tiltX))
        add("tiltY", Double(pen.tiltY))
        add("eraser", pen.isEraser)
        if pen.isBarrelPressed { add("barrel", true) }
        if let estimate = pen.estimate { add("estimate", estimate) }
    }

    private mutating func add(_ key: HostEvent.Key) {
        add("type", "key")
        add("phase", key.isDown ? "down" : "up")
        add("key", key.key)
        add("scancode", key.scancode)
        let words = HostEvent.Key.Modifiers.names.filter { key.modifiers.contains($0.1) }.map { JSONLine.quoted($0.0) }
        add("mods", raw: "[" + words.joined(separator: ",") + "]")
        add("repeat", key.isRepeat)
        if !key.hasLatinLayout { add("latin", false) }
    }

    private mutating func add(_ window: HostEvent.Window) {
        add("type", "window")
        switch window {
        case .resized(let size):
            add("event", "resized")
            add("w", Double(size.width))
            add("h", Double(size.height))
        case .displayScale(let scale):
            add("event", "display_scale")
            add("scale", Double(scale))
        default:
            if let (name, _) = HostEvent.Window.plainNames.first(where: { $0.1 == window }) { add("event", name) }
        }
    }
}
