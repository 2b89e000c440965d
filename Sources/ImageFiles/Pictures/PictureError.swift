/// Why bytes are no picture that can be shown.
public enum PictureError: Error, Hashable, Sendable {
    /// They begin as no kind of picture that is read.
    case unknownKind
    case png(PNGError)
    /// More pixels than are taken into a drawing.
    case tooLarge(width: Int, height: Int)
    /// A library's own words.
    case damaged(PictureKind, String)
    /// A library that is needed is not there.
    case missingLibrary(PictureKind, String)
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKind: "not a PNG, JPEG, WebP or SVG picture"
        case .png(let error): "\(error)"
        case .tooLarge(let width, let height):
            "a picture of \(width)×\(height) pixels is too large (at most \(PictureReader.mostPixels >> 20) million pixels and "
                + "\(PictureReader.longestSide) a side)"
        case .damaged(let kind, let reason): "damaged \(kind.name): \(reason)"
        case .missingLibrary(let kind, let library): "\(kind.name) pictures need \(library), which is not installed"
        }
    }
}
