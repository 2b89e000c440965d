/// Writes an event log as the command line takes it: one JSON object a line.
struct EventLogText {
    private(set) var text: String
    private var time = 0.0

    init(width: Int = 1024, height: Int = 720) {
        text = "{\"t\":0,\"type\":\"header\",\"window\":[\(width),\(height)]}\n"
    }

    /// One finger, down, along and up.
    func line(from start: (Double, Double), to end: (Double, Double), finger: Int = 1) -> EventLogText {
        var log = self
        let path = PlayedPath(from: start, to: end)
        for step in 0...20 {
            let phase = step == 0 ? "down" : "motion"
            log.add("\"type\":\"finger\",\"phase\":\"\(phase)\",\"id\":\(finger),\(place(path, step))")
        }
        log.add("\"type\":\"finger\",\"phase\":\"up\",\"id\":\(finger),\(place(path, 20))")
        return log
    }

    /// The left button, down, along and up.
    func drag(from start: (Double, Double), to end: (Double, Double)) -> EventLogText {
        var log = self
        let path = PlayedPath(from: start, to: end)
        for step in 0...20 {
            log.add("\"type\":\"mouse\",\"phase\":\"\(step == 0 ? "down" : "motion")\",\"button\":1,\(place(path, step)),\"which\":0")
        }
        log.add("\"type\":\"mouse\",\"phase\":\"up\",\"button\":1,\(place(path, 20)),\"which\":0")
        return log
    }

    func key(_ letter: String, _ modifiers: [String]) -> EventLogText {
        var log = self
        let mods = modifiers.map { "\"\($0)\"" }.joined(separator: ",")
        for phase in ["down", "up"] {
            let names = "\"key\":\"\(letter)\",\"scancode\":\"\(letter.uppercased())\""
            log.add("\"type\":\"key\",\"phase\":\"\(phase)\",\(names),\"mods\":[\(mods)]")
        }
        return log
    }

    private func place(_ path: PlayedPath, _ step: Int) -> String {
        let point = path.point(at: Double(step) / 20)
        return "\"x\":\(point.x),\"y\":\(point.y)"
    }

    private mutating func add(_ fields: String) {
        time += 0.008
        text += "{\"t\":\(time),\(fields)}\n"
    }
}
