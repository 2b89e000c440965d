import Foundation

extension Program {
    /// Presses the left button at a path's start, drags along it and lets go.
    func drag(_ path: PlayedPath, on server: XServer, releasing: Bool = true) async throws {
        var words = move(to: path.start) + ["mousedown", "1"]
        // Whole pixels are all a mouse has; `sleep` keeps the server from merging moves.
        for point in path.samples(every: 8).dropFirst() { words += move(to: point) + ["sleep", "0.004"] }
        if releasing { words += ["mouseup", "1"] }
        try await Tool.run("xdotool", words, on: server)
    }

    func release(on server: XServer) async throws { try await Tool.run("xdotool", ["mouseup", "1"], on: server) }

    func click(_ point: CGPoint, on server: XServer) async throws {
        try await Tool.run("xdotool", move(to: point) + ["click", "1"], on: server)
    }

    /// Types a chord such as `ctrl+shift+z` at whatever has the focus.
    func press(_ chord: String, on server: XServer) async throws { try await Tool.run("xdotool", ["key", chord], on: server) }

    private func move(to point: CGPoint) -> [String] {
        let point = onScreen(point)
        return ["mousemove", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
    }
}
