import UIKit

/// How the program meets the system; what the command line says about it.
public struct HostConfiguration: Sendable {
    public var title: String
    /// The window's size in points.
    public var size: CGSize
    /// The smallest window the user can make, in points.
    public var minimumSize: CGSize
    /// Device pixels a point; nil: what the display says, 1 without a display.
    public var scale: CGFloat?
    /// Without a display: ends when the replay has ended, or after the first frame when there is none.
    public var isHeadless: Bool
    /// An event log to play, `-` for standard input.
    public var replayPath: String?
    /// Where to write every incoming event.
    public var recordPath: String?

    public init(
        title: String, size: CGSize = CGSize(width: 1024, height: 720), minimumSize: CGSize = CGSize(width: 480, height: 360),
        scale: CGFloat? = nil, isHeadless: Bool = false, replayPath: String? = nil, recordPath: String? = nil
    ) {
        (self.title, self.size, self.minimumSize, self.scale) = (title, size, minimumSize, scale)
        (self.isHeadless, self.replayPath, self.recordPath) = (isHeadless, replayPath, recordPath)
    }
}
