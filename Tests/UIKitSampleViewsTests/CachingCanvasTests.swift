import Testing
import UIKit

@MainActor @Suite("Sample: caching drawing view")
struct CachingCanvasTests {
    private func stage(scale: CGFloat = 1) -> Stage<CachingCanvas> {
        Stage(scale: scale) { CachingCanvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat]) func aLineIsKeptInTheImageAndShownFromIt(scale: CGFloat) throws {
        let stage = stage(scale: scale)
        stage.touch.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 160, y: 100), steps: 6)
        func at(_ x: CGFloat, _ y: CGFloat) throws -> UInt32 { try stage.pixel(Int(x * scale), Int(y * scale)) }
        #expect(try at(100, 98) == black && at(100, 101) == black && at(40, 100) == black)
        #expect(try at(100, 95) == white && at(100, 104) == white && at(36, 100) == white)
        let cache = try #require(stage.view.cache)
        #expect(cache.scale == scale && cache.size == CGSize(width: 200, height: 200))
        #expect(try #require(cache.cgImage).makeBuffer()[Int(100 * scale), Int(100 * scale)] == black)
    }

    @Test func onlyTheNewestPieceIsDrawnAgain() {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 40, y: 100))
        stage.host.render()
        for step in 1...10 {
            stage.touch.move(to: CGPoint(x: 40 + 10 * CGFloat(step), y: 100))
            stage.host.render()
            let dirty = stage.host.dirty[.main] ?? []
            // 10 points along, a radius of 3 and a pixel more on each side.
            #expect(dirty.reduce(0) { $0 + $1.area } == 18 * 8)
        }
    }

    @Test func twoFingersDrawTwoLines() throws {
        let stage = stage()
        stage.touch.batch {
            stage.touch.down(1, at: CGPoint(x: 20, y: 50))
            stage.touch.down(2, at: CGPoint(x: 20, y: 150))
        }
        stage.touch.move(1, to: CGPoint(x: 180, y: 50))
        stage.touch.move(2, to: CGPoint(x: 180, y: 150))
        #expect(try stage.pixel(100, 50) == black && stage.pixel(100, 150) == black)
        #expect(try stage.pixel(100, 100) == white)
    }

    /// A capsule of length 100 and width 6: 600 + 9π.
    @Test func theImageHoldsTheAreaOfTheLine() throws {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 50.3, y: 60.7))
        stage.touch.move(to: CGPoint(x: 110.3, y: 140.7))
        let pixels = try #require(stage.view.cache?.cgImage)
        let area = pixels.withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) } } / 255
        // The dot of the first touch lies under the line's end; its antialiased rim is painted twice there.
        #expect(abs(area - (600 + 9 * .pi)) < 3)
    }
}
