import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp
@testable import ImageFiles

/// Pictures judged by eye once and kept (`Golden`).
/// No text is in them: fonts differ between machines. Icons are left out for the same reason: the test host draws squares.
@Suite("Golden pictures")
@MainActor
struct GoldenTests {
    /// A small page with everything ink can be: dots, joins, crossings, colours, erasing, fingers at once.
    private func page(scale: CGFloat) throws -> PixelBuffer {
        let doodle = try Doodle(size: CGSize(width: 480, height: 400), scale: scale) { $0.severalFingers = .draw }
        for (index, width) in ["[", "]", "]"].enumerated() {
            doodle.touch.key(width, scancode: width)
            doodle.touch.key("\(index + 3)")
            doodle.touch.tap(at: CGPoint(x: 12 + 24 * index, y: 12))
            doodle.touch.down(at: CGPoint(x: 8, y: 32 + 18 * index))
            doodle.touch.wait(0.05)
            doodle.touch.move(to: CGPoint(x: 60, y: 28 + 20 * index))
            doodle.touch.wait(0.05)
            doodle.touch.move(to: CGPoint(x: 30, y: 44 + 20 * index))
            doodle.touch.wait(0.05)
            doodle.touch.move(to: CGPoint(x: 110, y: 40 + 16 * index))
            doodle.touch.up()
        }
        doodle.touch.key("1")
        doodle.touch.batch {
            doodle.touch.down(1, at: CGPoint(x: 80.5, y: 8))
            doodle.touch.down(2, at: CGPoint(x: 100.25, y: 8))
        }
        doodle.touch.wait(0.1)
        doodle.touch.batch {
            doodle.touch.move(1, to: CGPoint(x: 84, y: 88))
            doodle.touch.move(2, to: CGPoint(x: 96, y: 88))
        }
        doodle.touch.up(1)
        doodle.touch.up(2)
        try doodle.tap("toolbar.eraser")
        doodle.touch.drag(from: CGPoint(x: 4, y: 70), to: CGPoint(x: 116, y: 20), steps: 3)
        return try part(of: doodle, CGRect(x: 0, y: 0, width: 120, height: 96), scale: scale)
    }

    /// Every brush as a finger draws with it: a wave each, the highlighter across them, and both ways to erase.
    private func brushes(scale: CGFloat) throws -> PixelBuffer {
        let doodle = try Doodle(size: CGSize(width: 480, height: 400), scale: scale)
        func draw(_ points: [CGPoint]) {
            doodle.touch.down(at: points[0])
            for point in points.dropFirst() {
                doodle.touch.wait(0.012)
                doodle.touch.move(to: point)
            }
            doodle.touch.up()
        }
        for (place, key) in ["P", "B", "F"].enumerated() {
            doodle.touch.key(key)
            draw((0...24).map { CGPoint(x: 8 + 3.5 * Double($0), y: 14 + 18 * Double(place) + 6 * sin(Double($0) * 0.5)) })
        }
        doodle.touch.key("F")
        draw([CGPoint(x: 8, y: 86), CGPoint(x: 92, y: 86)])
        doodle.touch.key("H")
        draw((0...30).map { CGPoint(x: 36 + 22 * sin(Double($0) * 0.2), y: 32 + 20 * sin(Double($0) * 0.4)) })
        doodle.touch.key("E")
        draw([CGPoint(x: 78, y: 4), CGPoint(x: 74, y: 60)])
        doodle.controller.perform(.pick(.strokeEraser))
        draw([CGPoint(x: 50, y: 92), CGPoint(x: 50, y: 86)])
        return try part(of: doodle, CGRect(x: 0, y: 0, width: 100, height: 80), scale: scale)
    }

    private func part(of doodle: Doodle, _ rect: CGRect, scale: CGFloat) throws -> PixelBuffer {
        guard let part = try doodle.picture().copy(of: PixelRect(covering: rect, scale: scale)) else { throw NothingShown() }
        return part
    }

    @Test(arguments: [CGFloat(1), 4])
    func brushesLookAsTheyDidWhenTheyWereJudged(scale: CGFloat) throws {
        let picture = try brushes(scale: scale)
        let golden = try Golden("brushes@\(Int(scale))", showing: picture)
        // What is one step in how hard a pencil presses is up to two in what it leaves.
        #expect(golden.matches(picture, tolerance: 3))
        // The grain is not a matter of tolerance.
        let plain = try #require(golden.picture.copy(of: golden.picture.bounds))
        for place in 0..<plain.width * plain.height where plain.pixels[place] & 255 < 0xF0 { plain.pixels[place] = 0xFF00_0000 }
        #expect(!Golden.same(picture, plain, tolerance: 3))
    }

    @Test(arguments: [CGFloat(1), 2])
    func inkLooksAsItDidWhenItWasJudged(scale: CGFloat) throws {
        let picture = try page(scale: scale)
        #expect(try Golden("ink@\(Int(scale))", showing: picture).matches(picture))
    }

    @Test func aPictureThatDiffersInOnePixelFails() throws {
        let picture = try Golden("ink@1", showing: try page(scale: 1)).picture
        let changed = try #require(picture.copy(of: picture.bounds))
        changed[60, 40] ^= 0x0000_0400
        #expect(!Golden.same(changed, picture))
        let smaller = try #require(picture.copy(of: PixelRect(x: 0, y: 0, width: 100, height: 96)))
        #expect(!Golden.same(smaller, picture))
    }
}
