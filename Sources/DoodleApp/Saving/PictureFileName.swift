import DrawingExport
import DrawingFiles
import ImageFiles

/// What a picture is called that a person has named.
enum PictureFileName {
    /// The name of a file without its ending; nil where nothing is left of it. An ending that tells the format is not said twice.
    static func stem(_ typed: String) -> String? {
        let lowered = typed.lowercased()
        let ending = PictureFormat.allCases.map(\.rawValue).first { lowered.hasSuffix(".\($0)") }
        let name = ending.map { String(typed.dropLast($0.count + 1)) } ?? typed
        let nothing = FilePath("")
        let file = DrawingName.fileName(name, for: nothing)
        return file == nothing ? nil : DrawingName.text(of: file)
    }

    /// The names to try in turn.
    static func candidates(_ stem: String, ending: String) -> some Sequence<FilePath> {
        (1...10_000).lazy.map { FilePath("\(stem)\($0 > 1 ? " (\($0))" : "").\(ending)") }
    }
}
