import Foundation
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// A pen's pressure makes lines broader, where it is one.
@Suite("The pressure of a pen")
@MainActor
struct PenPressureTests {
    private func doodle(_ pressures: [CGFloat?]) throws -> Doodle {
        let doodle = try Doodle()
        for (index, pressure) in pressures.enumerated() {
            doodle.touch.wait(0.01)
            let place = CGPoint(x: 200 + CGFloat(index) * 20, y: 300)
            doodle.touch.send(.pen(HostEvent.Pen(index == 0 ? .down : .motion, at: place, pressure: pressure)))
        }
        doodle.touch.wait(0.01)
        let end = CGPoint(x: 200 + CGFloat(pressures.count - 1) * 20, y: 300)
        doodle.touch.send(.pen(HostEvent.Pen(.up, at: end, pressure: pressures.last ?? nil)))
        return doodle
    }

    /// The line's height in the middle of the stroke, in pixels that are more ink than paper.
    private func breadth(_ doodle: Doodle) throws -> Int {
        let picture = try doodle.picture()
        return (250..<350).count { picture[400, $0] & 255 < 126 }
    }

    @Test(arguments: [1, 0, -0.25, .nan, .infinity, -.infinity, 3] as [CGFloat])
    func onePressureThatCannotBeIsNoPressure(pressure: CGFloat) throws {
        let (odd, plain) = (try doodle(Array(repeating: pressure, count: 21)), try doodle(Array(repeating: nil, count: 21)))
        #expect(odd.drawing.strokes.map { $0.samples.map(\.pressure) } == plain.drawing.strokes.map { $0.samples.map(\.pressure) })
        let (left, right) = (try odd.picture(), try plain.picture())
        #expect(memcmp(left.pixels, right.pixels, left.width * left.height * 4) == 0)
    }

    @Test func aHarderPenDrawsABroaderLine() throws {
        let light = try breadth(try doodle(Array(repeating: 0.2, count: 21)))
        let hard = try breadth(try doodle(Array(repeating: 0.9, count: 21)))
        #expect(light > 0 && hard > light)
    }

    @Test func oneReadingThatCannotBeLeavesNoMark() throws {
        var pressures: [CGFloat?] = Array(repeating: 0.5, count: 21)
        let clean = try doodle(pressures)
        for (index, odd) in [(5, 0), (9, .nan), (10, -3), (13, .infinity)] as [(Int, CGFloat)] { pressures[index] = odd }
        let (left, right) = (try doodle(pressures).picture(), try clean.picture())
        #expect(memcmp(left.pixels, right.pixels, left.width * left.height * 4) == 0)
    }
}
