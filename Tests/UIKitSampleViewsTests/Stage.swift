import Testing
import UIKit
import UIKitTesting

/// A sample on a white screen of 200 × 200 points, with a finger to touch it.
@MainActor
struct Stage<Sample: UIView> {
    let host: TestHost
    let window: UIWindow
    let view: Sample

    init(scale: CGFloat = 1, _ make: () -> Sample) {
        host = TestHost(size: CGSize(width: 200, height: 200), scale: scale)
        window = host.makeWindow()
        window.backgroundColor = .white
        view = make()
        window.addSubview(view)
        host.render()
    }

    var touch: TouchDriver { host.touch }

    /// The screen, brought up to date.
    func picture() throws -> PixelBuffer {
        host.render()
        return try #require(host.frames[.main])
    }

    /// A device pixel, brought up to date.
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try picture()[x, y] }
}

let white: UInt32 = 0xFFFF_FFFF, black: UInt32 = 0xFF00_0000

/// How far apart the channels of two pixels are at most.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
}
