import UIKit

/// What desktops call the toolkit's types of data: MIME types, and for text the names of X11's own.
internal enum ClipboardTypes {
    private static let table: [(type: String, names: [String])] = [
        (PasteboardType.png, ["image/png"]), (PasteboardType.jpeg, ["image/jpeg"]), (PasteboardType.webP, ["image/webp"]),
        (PasteboardType.svg, ["image/svg+xml"]), ("public.tiff", ["image/tiff"]), ("com.microsoft.bmp", ["image/bmp"]),
        ("com.compuserve.gif", ["image/gif"]), ("public.html", ["text/html"]), (PasteboardType.fileURL, ["text/uri-list"]),
        (PasteboardType.text, ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING"]),
    ]

    /// X11's name for text in Latin-1 (ICCCM 2.6.2).
    static let latin1 = "STRING"

    /// The best first. What is not in the table is its own name.
    static func names(of type: String) -> [String] { table.first { $0.type == type }?.names ?? [type] }

    static func type(named name: String) -> String { table.first { $0.names.contains(name) }?.type ?? name }

    /// Each type once, in the order in which its first name stands in `names`.
    static func types(named names: [String]) -> [String] {
        var seen = Set<String>()
        return names.map(type(named:)).filter { seen.insert($0).inserted }
    }

    /// What other programs can have: every content under each of its names.
    static func offers(of contents: [PasteboardContent]) -> [ClipboardOffer] {
        contents.flatMap { content in
            names(of: content.type).compactMap { name in
                if name == latin1, content.type == PasteboardType.text {
                    return String(decoding: content.data, as: UTF8.self).data(using: .isoLatin1).map { ClipboardOffer(name: name, data: $0) }
                }
                return ClipboardOffer(name: name, data: content.data)
            }
        }
    }

    /// Data as it came under a name, as data of that name's type.
    static func content(named name: String, _ data: Data) -> PasteboardContent {
        let isLatin1 = name == latin1
        let text = isLatin1 ? String(data: data, encoding: .isoLatin1).map { Data($0.utf8) } : nil
        return PasteboardContent(type: type(named: name), data: text ?? data)
    }
}

/// Data under a name that desktops know.
internal struct ClipboardOffer: Sendable, Equatable {
    var name: String
    var data: Data
}
