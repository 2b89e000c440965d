/// The servers of this test run, started on first use and kept: a start costs about a second.
@Rig enum Servers {
    private static var started: [XServer.Kind: Task<XServer, any Error>] = [:]

    /// An Xorg with a touchscreen.
    static func touchscreen() async throws -> XServer { try await server(.xorg) }

    /// An Xvfb, for mouse and keys.
    static func virtual() async throws -> XServer { try await server(.xvfb) }

    private static var screensStart: Task<XServer, any Error>?

    /// Another Xorg with a touchscreen, whose screens and settings the tests change.
    static func screens() async throws -> XServer {
        let task = screensStart ?? Task { try await XServer(.xorg) }
        screensStart = task
        return try await task.value
    }

    private static var waylandStart: Task<WaylandServer, any Error>?

    /// A Wayland compositor.
    static func wayland() async throws -> WaylandServer {
        let task = waylandStart ?? Task { try await WaylandServer() }
        waylandStart = task
        return try await task.value
    }

    private static var desktopStart: Task<(XServer, WindowManager), any Error>?

    /// Another Xvfb, with a window manager.
    static func desktop() async throws -> (XServer, WindowManager) {
        let task = desktopStart ?? Task {
            let server = try await XServer(.xvfb)
            return (server, try await WindowManager(on: server))
        }
        desktopStart = task
        return try await task.value
    }

    private static var touchDesktopStart: Task<(XServer, WindowManager), any Error>?

    /// Another Xorg with a touchscreen, with a window manager.
    static func touchDesktop() async throws -> (XServer, WindowManager) {
        let task = touchDesktopStart ?? Task {
            let server = try await XServer(.xorg)
            return (server, try await WindowManager(on: server))
        }
        touchDesktopStart = task
        return try await task.value
    }

    private static func server(_ kind: XServer.Kind) async throws -> XServer {
        // A task in the table, not a server: who asks while it starts waits for the same one.
        if let task = started[kind] { return try await task.value }
        let task = Task { try await XServer(kind) }
        started[kind] = task
        return try await task.value
    }
}
