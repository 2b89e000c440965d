import CoreGraphics
import ImageFiles

/// What drawings are called. A new one `Doodle 2026-11-30 15.04.05.doodle`, as pictures are.
public enum DrawingName {
    public static let ending = "doodle"

    /// The names to try in turn for a drawing begun at `date`.
    public static func candidates(at date: Date) -> some Sequence<FilePath> {
        PictureName(WallClock(date), ending: ending).candidates
    }

    /// A file's name without the ending, for people.
    public static func text(of path: FilePath) -> String {
        let name = path.name.text
        return name.hasSuffix(".\(ending)") ? String(name.dropLast(ending.count + 1)) : name
    }

    /// Whether nobody has given the drawing a name: it is still the one by date and time.
    public static func isPlain(_ path: FilePath) -> Bool {
        // “Doodle ”, ten characters of date, a space, eight of time, and perhaps a number.
        let parts = text(of: path).split(separator: " ")
        guard (3...4).contains(parts.count), parts[0] == "Doodle", parts.count == 3 || parts[3].hasPrefix("(") else { return false }
        func isNumbers(_ text: Substring, _ counts: [Int], _ separator: Character) -> Bool {
            let numbers = text.split(separator: separator, omittingEmptySubsequences: false)
            return numbers.map(\.count) == counts && numbers.allSatisfy { $0.allSatisfy(\.isNumber) }
        }
        return isNumbers(parts[1], [4, 2, 2], "-") && isNumbers(parts[2], [2, 2, 2], ".")
    }

    /// The name of a drawing's file that people call `name`: what cannot be in a file's name is left out or replaced, what is too long cut
    /// off between characters.
    /// - Parameter path: keeps its name where nothing is left.
    public static func fileName(_ name: String, for path: FilePath) -> FilePath {
        var kept = ""
        for character in name {
            let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
            kept.append(character == "/" ? "-" : isControl ? " " : character)
        }
        kept = kept.trimmingCharacters(in: .whitespaces)
        // A file whose name begins with a dot is hidden.
        while kept.first == "." { kept.removeFirst() }
        while kept.utf8.count > longest { kept.removeLast() }
        kept = kept.trimmingCharacters(in: .whitespaces)
        return kept.isEmpty ? path.name : FilePath("\(kept).\(ending)")
    }

    /// Bytes before the ending: 255 is the longest name on Linux (`NAME_MAX`), less the ending and room for ` (10000)`.
    private static let longest = 240
}
