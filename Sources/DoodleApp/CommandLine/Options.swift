import DrawingExport
import UIKit

/// What the command line asks for. `Options.parse` is the only way in.
public struct Options: Sendable, Equatable {
    /// What several fingers at once do.
    public enum SeveralFingers: String, Sendable, CaseIterable { case draw, move }
    /// Light or dark controls.
    public enum AppearanceChoice: String, Sendable, CaseIterable { case auto, light, dark }

    /// Where the drawing goes at exit, and as what.
    public struct Export: Sendable, Equatable {
        public var path: String
        public var format: PictureFormat
    }

    /// Points.
    public var size = CGSize(width: 1024, height: 720)
    /// Pixels a point; nil takes the display's.
    public var scale: CGFloat?
    public var isHeadless = false
    public var recordPath: String?
    /// `-` is standard input.
    public var replayPath: String?
    public var seed: UInt64?
    public var severalFingers: SeveralFingers?
    /// Wet ink runs a frame ahead of the hand.
    public var predictsInk = false
    public var appearance = AppearanceChoice.auto
    public var doesRestore = true
    /// Starts in the touch laboratory, the drawing under it.
    public var opensTouchLab = false
    public var dataFolder: String?
    public var exportFolder: String?
    /// `-` is standard output, for this and the next.
    public var dumpUIPath: String?
    public var dumpDrawingPath: String?
    public var screenshotPath: String?
    public var export: Export?
    /// A drawing to open.
    public var file: String?

    public init() {}
}

/// What a command line turned out to mean.
public enum Invocation: Sendable, Equatable {
    case run(Options)
    case export(ExportJob)
    case help
    case version
}

/// A command line that makes no sense; exit code 2.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    public let description: String
}
