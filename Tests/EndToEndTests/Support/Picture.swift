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

    private init(width: Int, height: Int, bytes: Data) throws {
        guard bytes.count == width * height * 4 else {
            throw Tool.Failed(command: "convert", status: 0, errors: "\(bytes.count) bytes for \(width)x\(height)")
        }
        (self.width, self.height, self.bytes) = (width, height, [UInt8](bytes))
    }

    /// What is on a server's screen now.
    @Rig static func screen(of server: XServer) async throws -> Picture {
        let raw = try await Tool.run("import", ["-window", "root", "-depth", "8", "rgba:-"], on: server)
        return try Picture(width: server.width, height: server.height, bytes: raw)
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
        let r = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        var part = Picture(width: Int(r.width), height: Int(r.height), filledWith: RGBA(red: 0, green: 0, blue: 0))
        for y in 0..<part.height {
            let from = ((y + Int(r.minY)) * width + Int(r.minX)) * 4
            part.bytes.replaceSubrange(y * part.width * 4..<(y + 1) * part.width * 4, with: bytes[from..<from + part.width * 4])
        }
        return part
    }

    /// The same picture with parts painted over, for comparing what is left.
    func without(_ rects: [CGRect]) -> Picture {
        var copy = self
        for rect in rects {
            let r = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
            for y in Int(r.minY)..<Int(r.maxY) {
                for x in Int(r.minX)..<Int(r.maxX) { copy[x, y] = RGBA(red: 0, green: 0, blue: 0) }
            }
        }
        return copy
    }

    /// How many pixels differ; nil where the sizes do.
    func differences(from other: Picture) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        guard bytes != other.bytes else { return 0 }
        return stride(from: 0, to: bytes.count, by: 4).reduce(0) { $0 + (bytes[$1..<$1 + 4] == other.bytes[$1..<$1 + 4] ? 0 : 1) }
    }
}

/// A colour as a picture holds it.
struct RGBA: Equatable, CustomStringConvertible {
    var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255

    var bytes: [UInt8] { [red, green, blue, alpha] }
    var description: String { "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }

    /// The largest difference of any channel, 0…255.
    func distance(to other: RGBA) -> Int { zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0 }
}

extension RGBA {
    /// `#RRGGBBAA`, as the dumps write it.
    init?(hex: String) {
        guard hex.hasPrefix("#"), hex.utf8.count == 9, let value = UInt32(hex.dropFirst(), radix: 16) else { return nil }
        self.init(red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255), alpha: UInt8(value & 255))
    }

    /// The default paper.
    static let paper = RGBA(red: 0xfc, green: 0xfb, blue: 0xf7)
    static let black = RGBA(red: 0, green: 0, blue: 0)
}
