import Foundation

/// Pixels as another program (ImageMagick) reads them: straight 8-bit RGBA, rows from the top.
struct Picture: Equatable {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int, filledWith color: RGBA) {
        (self.width, self.height) = (width, height)
        bytes = (0..<width * height).flatMap { _ in color.bytes }
    }

    /// Transparent.
    private init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    private init(width: Int, height: Int, bytes: Data) throws {
        guard bytes.count == width * height * 4 else {
            throw Tool.Failed(command: "convert", status: 0, errors: "\(bytes.count) bytes for \(width)x\(height)")
        }
        (self.width, self.height, self.bytes) = (width, height, [UInt8](bytes))
    }

    /// What is on a server's screen now.
    /// - Parameter isTurned: a test has made the screen as wide as it was high.
    @Rig static func screen(of server: XServer, isTurned: Bool = false) async throws -> Picture {
        let raw = try await Tool.run("import", ["-window", "root", "-depth", "8", "rgba:-"], on: server)
        let (width, height) = isTurned ? (server.height, server.width) : (server.width, server.height)
        return try Picture(width: width, height: height, bytes: raw)
    }

    @Rig static func png(_ path: String) async throws -> Picture {
        let folder = try TemporaryFolder()
        let raw = folder.file("raw.rgba")
        let size = try await Tool.run("convert", [path, "-depth", "8", "-write", "rgba:\(raw)", "-format", "%w %h", "info:-"])
        let numbers = String(decoding: size, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2, let bytes = FileManager.default.contents(atPath: raw) else {
            throw Tool.Failed(command: "convert", status: 0, errors: "no size or pixels for \(path)")
        }
        return try Picture(width: numbers[0], height: numbers[1], bytes: bytes)
    }

    subscript(x: Int, y: Int) -> RGBA {
        get {
            let at = (y * width + x) * 4
            return RGBA(red: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3])
        }
        set { bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: newValue.bytes) }
    }

    /// The pixel that holds a point; nil outside.
    func pixel(at point: CGPoint) -> RGBA? {
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        return x >= 0 && y >= 0 && x < width && y < height ? self[x, y] : nil
    }

    /// A part; what lies outside is cut off.
    func cropped(to rect: CGRect) -> Picture {
        let part = pixels(of: rect)
        var cut = Picture(width: part.width, height: part.height)
        bytes.withUnsafeBytes { from in
            cut.bytes.withUnsafeMutableBytes { to in
                for y in 0..<part.height {
                    let start = ((y + part.y) * width + part.x) * 4
                    memcpy(to.baseAddress! + y * part.width * 4, from.baseAddress! + start, part.width * 4)
                }
            }
        }
        return cut
    }

    /// The same picture with parts blacked out, for comparing what is left.
    func without(_ rects: [CGRect]) -> Picture {
        var copy = self
        for part in rects.map(pixels) {
            copy.bytes.withUnsafeMutableBytes { to in
                for y in part.y..<part.y + part.height { memset(to.baseAddress! + (y * width + part.x) * 4, 0, part.width * 4) }
            }
        }
        return copy
    }

    private func pixels(of rect: CGRect) -> (x: Int, y: Int, width: Int, height: Int) {
        let r = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        return r.isNull ? (0, 0, 0, 0) : (Int(r.minX), Int(r.minY), Int(r.width), Int(r.height))
    }

    /// How many pixels differ; nil where the sizes do.
    func differences(from other: Picture) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        guard bytes != other.bytes else { return 0 }
        return stride(from: 0, to: bytes.count, by: 4).reduce(0) { $0 + (bytes[$1..<$1 + 4] == other.bytes[$1..<$1 + 4] ? 0 : 1) }
    }
}
