/// Why bytes are no picture or a picture does not become bytes.
public enum PNGError: Error, Hashable, Sendable {
    /// The bytes do not start as a PNG file does.
    case notPNG
    /// The picture has more pixels than the limit, or a side longer than libpng takes.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    /// libpng's own words: damaged data, an end before the end.
    case library(String)
}

extension PNGError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notPNG: "not a PNG file"
        case .tooLarge(let width, let height, let maximumPixels):
            "a picture of \(width)×\(height) pixels is too large (at most \(maximumPixels) pixels and \(PNGLimits.maximumSide) a side)"
        case .library(let message): message
        }
    }
}
