import Foundation

/// Settings as a file has them:
///
///     {"colors": {"highlighter": "yellow", "pens": "black"}, "eraser": "eraser", "fingers": "draw", "pen": "pencil",
///      "saving": {"area": "drawing", "drawing": true, "folder": "pictures", "format": "png", "paper": true, "scale": 2},
///      "tool": "pencil", "turnsPage": true, "version": 1, "widths": {"eraser": 16, "pencil": 6}}
///
/// Tools, colours and widths go by name and by points, so that they mean the same in other versions. What is not known is kept.
struct SettingsText {
    /// All that was in the file, with what other versions have put there.
    private var values: [String: Any] = [:]
    /// What was there and made no sense, a line each.
    private(set) var complaints: [String] = []

    private static let version = 1

    init() {}

    /// O(bytes).
    init(_ bytes: [UInt8]) {
        do {
            guard let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
                complaints = ["it holds no settings"]
                return
            }
            values = read
        } catch { complaints = ["it is not JSON"] }
    }

    /// What the file says; what it does not, or not in a way that makes sense, is as in `standard`.
    mutating func settings(_ standard: Settings = Settings()) -> Settings {
        var settings = standard
        let colors = values["colors"] as? [String: Any] ?? [:], widths = values["widths"] as? [String: Any] ?? [:]
        if values["colors"] != nil, !(values["colors"] is [String: Any]) { complain("colors") }
        if values["widths"] != nil, !(values["widths"] is [String: Any]) { complain("widths") }
        func color(_ value: Any) -> Int? { Palette.entries.firstIndex { $0.name == value as? String } }

        let old = standard.tools
        var lastTools = old.lastTools
        for (key, family) in [("pen", Tool.Family.pen), ("eraser", .eraser)] {
            lastTools[family] = read(key, values[key]) { value in Tool(settingsName: value).flatMap { $0.family == family ? $0 : nil } }
        }
        var places: [Tool: Int] = [:]
        for tool in Tool.allCases {
            let known = tool == .highlighter ? ToolState.highlighterWidths : ToolState.widths
            places[tool] = read("widths.\(tool.settingsName)", widths[tool.settingsName]) { value in
                (value as? NSNumber).flatMap { width in known.firstIndex { Double($0) == width.doubleValue } }
            }
        }
        settings.tools = ToolState(
            tool: read("tool", values["tool"]) { Tool(settingsName: $0) } ?? old.tool, lastTools: lastTools,
            penColor: read("colors.pens", colors["pens"], color) ?? old.penColorIndex,
            highlighterColor: read("colors.highlighter", colors["highlighter"], color) ?? old.highlighterColorIndex, widths: places)
        settings.fingers = read("fingers", values["fingers"]) { ($0 as? String).flatMap { FingerChoice(rawValue: $0) } } ?? standard.fingers
        settings.turnsPage = read("turnsPage", values["turnsPage"]) { $0 as? Bool } ?? standard.turnsPage
        settings.saving = saving(standard.saving)
        return settings
    }

    private mutating func saving(_ standard: SaveChoices) -> SaveChoices {
        guard let value = values["saving"] else { return standard }
        guard let known = value as? [String: Any] else {
            complain("saving")
            return standard
        }
        func named<Value: RawRepresentable<String>>(_ value: Any) -> Value? { (value as? String).flatMap { Value(rawValue: $0) } }
        var choices = standard
        choices.format = read("saving.format", known["format"], named) ?? standard.format
        choices.area = read("saving.area", known["area"], named) ?? standard.area
        choices.place = read("saving.folder", known["folder"], named) ?? standard.place
        choices.scale = read("saving.scale", known["scale"]) { ($0 as? Int).flatMap { SaveChoices.scales.contains($0) ? $0 : nil } }
        choices.hasPaper = read("saving.paper", known["paper"]) { $0 as? Bool } ?? standard.hasPaper
        choices.carriesDrawing = read("saving.drawing", known["drawing"]) { $0 as? Bool } ?? standard.carriesDrawing
        return choices
    }

    /// - Returns: nil for what is not there, and for what makes no sense, which is noted.
    private mutating func read<Value>(_ key: String, _ value: Any?, _ parse: (Any) -> Value?) -> Value? {
        guard let value else { return nil }
        let parsed = parse(value)
        if parsed == nil { complain(key) }
        return parsed
    }

    private mutating func complain(_ key: String) { complaints.append("“\(key)” makes no sense") }

    /// The file's bytes with these settings in them, and all else as it was.
    mutating func bytes(with settings: Settings) throws -> [UInt8] {
        let tools = settings.tools
        func merge(_ key: String, _ new: [String: Any]) {
            let old = values[key] as? [String: Any] ?? [:]
            values[key] = old.merging(new) { $1 }
        }
        // A later version's number stays, for its other values do.
        if ((values["version"] as? NSNumber)?.intValue ?? 0) < Self.version { values["version"] = Self.version }
        values["tool"] = tools.tool.settingsName
        values["pen"] = tools.lastTool(of: .pen).settingsName
        values["eraser"] = tools.lastTool(of: .eraser).settingsName
        values["fingers"] = settings.fingers.rawValue
        values["turnsPage"] = settings.turnsPage
        let saving = settings.saving
        merge("saving", [
            "format": saving.format.rawValue, "area": saving.area.rawValue, "folder": saving.place.rawValue, "paper": saving.hasPaper,
            "drawing": saving.carriesDrawing,
        ])
        if let scale = saving.scale { merge("saving", ["scale": scale]) }
        merge("colors", [
            "pens": Palette.entries[tools.penColorIndex].name, "highlighter": Palette.entries[tools.highlighterColorIndex].name,
        ])
        merge("widths", tools.widthIndices.reduce(into: [:]) { widths, pair in
            let known = pair.key == .highlighter ? ToolState.highlighterWidths : ToolState.widths
            widths[pair.key.settingsName] = Int(known[pair.value])
        })
        let data = try JSONSerialization.data(withJSONObject: values, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return Array(data) + Array("\n".utf8)
    }
}

extension Tool {
    /// Its name in settings. Never changed, since old files have it.
    var settingsName: String {
        switch self {
        case .pen: "pen"
        case .pencil: "pencil"
        case .fountain: "fountain"
        case .highlighter: "highlighter"
        case .eraser: "eraser"
        case .strokeEraser: "stroke-eraser"
        }
    }

    init?(settingsName value: Any) {
        guard let tool = Tool.allCases.first(where: { $0.settingsName == value as? String }) else { return nil }
        self = tool
    }
}
