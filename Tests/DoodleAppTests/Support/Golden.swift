import Foundation
import UIKit
import UIKitTesting

@testable import ImageFiles

/// A picture judged by eye once and kept. To bless new ones, run the tests with `DOODLE_BLESS=1` and look at what changed.
struct Golden {
    let picture: PixelBuffer

    /// - Parameter shown: what is blessed when blessing is on.
    init(_ name: String, showing shown: PixelBuffer) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.appendingPathComponent("Goldens")
        let path = FilePath(folder.appendingPathComponent("\(name).png").path)
        if ProcessInfo.processInfo.environment["DOODLE_BLESS"] == "1" { try PNGFile.write(shown, to: path) }
        picture = try PNGFile.read(path)
    }

    /// Coverage is floating-point work, which another machine may round the other way: one step of 255 is no difference.
    func matches(_ other: PixelBuffer, tolerance: Int = 1) -> Bool { Golden.same(other, picture, tolerance: tolerance) }

    static func same(_ a: PixelBuffer, _ b: PixelBuffer, tolerance: Int = 1) -> Bool {
        pixelDifference(a, b, tolerance: tolerance)?.isEmpty ?? false
    }
}
