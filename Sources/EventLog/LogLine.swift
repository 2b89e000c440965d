import UIKit

/// One line of an event log.
public enum LogLine: Sendable, Equatable {
    /// How the log was made. Only as the first line.
    case header(LogHeader)
    case event(HostEvent)
    /// Nothing happens until this time: timers run.
    case wait(until: TimeInterval)
    /// Something to do at this time; nil: at the time the line before it has.
    case action(ScriptAction, at: TimeInterval?)

    /// Seconds from the start; nil where the line leaves it to the one before.
    public var time: TimeInterval? {
        switch self {
        case .header: nil
        case .event(let event): event.time
        case .wait(let time): time
        case .action(_, let time): time
        }
    }
}

/// What a log says about itself.
public struct LogHeader: Sendable, Equatable {
    /// The window the positions belong to, in points.
    public var window: CGSize
    /// Device pixels a point where it was recorded: a note, replay does not use it.
    public var scale: CGFloat?

    public init(window: CGSize, scale: CGFloat? = nil) { (self.window, self.scale) = (window, scale) }
}

/// What a log asks of the program beside handing it events.
public enum ScriptAction: Sendable, Equatable {
    /// Write the window's pixels as a picture.
    case screenshot(path: String)
    /// Write the view tree or the drawing.
    case dump(path: String)
}
