@testable import SDLHost
import Testing
import UIKit

@Suite("A window's size in units")
struct WindowSizeTests {
    @Test("Points are multiplied and rounded, and no side is longer than X11 can address", arguments: [
        (1024, 720, 1, 1024, 720), (1024, 720, 1.25, 1280, 900), (333, 333, 1.5, 500, 500), (0, -5, 1, 1, 1), (20_000, 100, 1, 16_384, 100),
    ] as [(CGFloat, CGFloat, CGFloat, Int32, Int32)])
    func plain(width: CGFloat, height: CGFloat, scale: CGFloat, units: Int32, high: Int32) {
        let size = SDLWindow.units(CGSize(width: width, height: height), unitsPerPoint: scale, pixelsPerUnit: 1)
        #expect(size == (units, high))
    }

    @Test("What is too large to be drawn becomes smaller, of the same shape", arguments: [
        (16_384, 16_384, 1, 1), (12_000, 16_000, 1, 1), (8000, 8000, 2, 1), (8000, 8000, 1, 2), (16_384, 5000, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func large(width: CGFloat, height: CGFloat, scale: CGFloat, ratio: CGFloat) {
        let size = SDLWindow.units(CGSize(width: width, height: height), unitsPerPoint: scale, pixelsPerUnit: ratio)
        let (wide, high) = (CGFloat(size.width), CGFloat(size.height))
        let area = wide * high * ratio * ratio
        #expect(area <= UIWindowScene.largestArea && area > UIWindowScene.largestArea * 0.99)
        #expect(abs(wide / high - width / height) < 0.001)
    }
}
