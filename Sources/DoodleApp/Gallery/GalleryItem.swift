import DrawingFiles
import Foundation
import ImageFiles

/// A drawing as the gallery shows it.
struct GalleryItem: Equatable {
    let path: FilePath
    let changed: Date
    /// It is the one on the page.
    let isPresent: Bool
    /// Another window or program has it open.
    let isTaken: Bool

    var name: String { DrawingName.text(of: path) }

    /// What is shown under its picture: of a name by date and time, which nobody has chosen, what tells it from others.
    var caption: String {
        DrawingName.isPlain(path) ? String(name.drop { $0 != " " }.dropFirst()) : name
    }

    /// When it was changed last, and who has it.
    func detail(now: Date) -> String {
        isTaken ? "Open in another window" : (isPresent ? "Open now" : Self.text(WallClock(changed), now: WallClock(now)))
    }

    /// `Today 15.04` is short and needs no language's rules; an earlier day is told by its number.
    static func text(_ time: WallClock, now: WallClock) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let clock = "\(two(time.hour)):\(two(time.minute))"
        if (time.year, time.month, time.day) == (now.year, now.month, now.day) { return "Today \(clock)" }
        return "\(time.year)-\(two(time.month))-\(two(time.day)) \(clock)"
    }
}
