import CoreGraphics

/// What a saved picture is called: `Doodle 2026-11-30 15.04.05.png`. Dots in the time, for colons cannot be in names on FAT and
/// NTFS; largest part first, so that names sort by time.
public struct PictureName: Hashable, Sendable {
    /// When it was saved, to the second.
    public let time: WallClock
    /// What comes after the last dot.
    public let ending: String

    public init(_ time: WallClock, ending: String = "png") { (self.time, self.ending) = (time, ending) }

    /// The name's `number`-th form, from 1: the plain one, then ` (2)`, ` (3)` and so on.
    public func numbered(_ number: Int) -> FilePath {
        let date = "\(digits(time.year, 4))-\(digits(time.month, 2))-\(digits(time.day, 2))"
        let clock = "\(digits(time.hour, 2)).\(digits(time.minute, 2)).\(digits(time.second, 2))"
        return FilePath("Doodle \(date) \(clock)\(number > 1 ? " (\(number))" : "").\(ending)")
    }

    /// The names to try in turn. They end: a folder in which ten thousand pictures of one second exist is answered with an error.
    public var candidates: some Sequence<FilePath> { (1...10_000).lazy.map { numbered($0) } }

    private func digits(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
