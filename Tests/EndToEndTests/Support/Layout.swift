/// Where the controls are at a window size, asked of the program itself without a display.
@Rig enum Layout {
    private static var known: [String: UIDump] = [:]

    static func at(_ width: Int = 1024, _ height: Int = 720) async throws -> UIDump {
        let size = "\(width)x\(height)"
        if let layout = known[size] { return layout }
        let log = "{\"t\":0,\"type\":\"header\",\"window\":[\(width),\(height)]}\n{\"t\":0.1,\"type\":\"wait\"}\n"
        let layout = try await Program.replay(log, ["--size", size]).ui
        known[size] = layout
        return layout
    }
}
