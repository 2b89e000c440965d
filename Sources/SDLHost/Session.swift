internal import CSDL2
import EventLog
import UIKit

/// The program's meeting with the system: a window with its events and services, or, headless, only the services.
///
/// Make one, build the application on `services`, then `run` it. All of it belongs to the main thread.
@MainActor
public final class Session {
    /// What a replayed log asks for at this moment (frames are up to date then); an error makes the run end with 1 but not at once.
    public var onScriptAction: (ScriptAction) throws -> Void = { _ in }

    internal let configuration: HostConfiguration
    /// Nil without a display.
    internal let windows: WindowSet?
    internal let systemServices: SystemServices
    internal let signals: Signals?
    internal let replay: LogSource?
    internal let recorder: EventRecorder?

    /// Opens the window (unseen until the first frame), the log to replay and the one to record.
    /// - Throws: `HostError` when there is no display, `LogError` when a log cannot be opened.
    public convenience init(_ configuration: HostConfiguration) throws {
        try self.init(configuration, handlesSignals: true)
    }

    internal init(_ configuration: HostConfiguration, handlesSignals: Bool) throws {
        self.configuration = configuration
        replay = try configuration.replayPath.map { try LogSource(path: $0) }
        if let replay, let path = configuration.recordPath, replay.isSameFile(as: path) {
            throw LogError(log: path, cause: "cannot be replayed and recorded to at once")
        }
        signals = handlesSignals ? Signals() : nil
        windows = try Session.openWindow(configuration)
        let state = windows?.main?.state
        let scale = state?.scale ?? configuration.scale ?? 1
        systemServices = SystemServices(windows: windows, title: configuration.title, scale: scale)
        recorder = try configuration.recordPath.map { path in
            try EventRecorder(path: path, window: state?.size ?? configuration.size, scale: scale, report: Session.report)
        }
    }

    /// What the application is built on.
    public var services: any HostServices { systemServices }

    /// The window's size in points.
    public var windowSize: CGSize { windows?.main?.state.size ?? configuration.size }

    /// Device pixels a point.
    public var scale: CGFloat { windows?.main?.state.scale ?? configuration.scale ?? 1 }

    private static func openWindow(_ configuration: HostConfiguration) throws -> WindowSet? {
        SDLHints.set(isHeadless: configuration.isHeadless)
        // Before SDL starts: what it found then it puts back when it quits, and errors come until its connections are closed.
        if !configuration.isHeadless { XServer.forgiveErrors() }
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
            throw HostError.noDisplay(
                cause: String(cString: SDL_GetError()), environment: ProcessInfo.processInfo.environment)
        }
        SDLHints.ignoreUnusedEvents()
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
        let environment = ProcessInfo.processInfo.environment
        if !configuration.isHeadless, !isShown(by: driver, environment: environment) {
            throw HostError.noDisplay(cause: "no X or Wayland server answers", environment: environment)
        }
        return configuration.isHeadless ? nil : try WindowSet(configuration)
    }

    /// Whether people can see what a driver draws. Where no server answers, SDL takes the next best, which draws where nobody looks;
    /// that is for those who ask for it by name.
    internal static func isShown(by driver: String?, environment: [String: String]) -> Bool {
        environment["SDL_VIDEODRIVER"] != nil || driver == "x11" || driver == "wayland"
    }

    /// One line on standard error; lost when nobody holds its other end (Foundation's file handle would end the program then).
    internal nonisolated static func report(_ error: any Error) {
        let line = Array("doodle: \(error)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
