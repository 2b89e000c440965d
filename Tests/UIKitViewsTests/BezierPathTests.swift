import Testing
@testable import UIKit

@MainActor @Suite("Bezier paths")
struct BezierPathTests {
    @Test func arcsRunClockwiseOnTheScreen() {
        // From east by a quarter turn: clockwise with y down passes the south east.
        let path = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let bounds = path.bounds
        #expect(abs(bounds.minX - 50) < 0.1 && abs(bounds.maxX - 90) < 0.1)
        #expect(abs(bounds.minY - 50) < 0.1 && abs(bounds.maxY - 90) < 0.1)
    }

    @Test func theEvenOddRuleLeavesAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func transformsMoveEveryPoint() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))
        #expect(path.bounds == CGRect(x: 5, y: 6, width: 20, height: 40))
    }

    @Test func fillStrokeAndClipGoToTheCurrentContext() {
        let buffer = PixelBuffer(width: 40, height: 40)
        UIGraphicsPushContext(CGContext(target: buffer))
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        path.lineWidth = 4
        path.fill()
        path.stroke()
        path.addClip()
        UIColor.green.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 20, width: 40, height: 20)).fill()
        UIGraphicsPopContext()
        #expect(buffer[15, 15] == 0xFFFF_0000)
        #expect(buffer[9, 15] == 0xFF00_00FF && buffer[11, 15] == 0xFF00_00FF && buffer[7, 15] == 0)
        #expect(buffer[15, 25] == 0xFF00_FF00 && buffer[5, 25] == 0 && buffer[8, 25] == 0xFF00_00FF)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func roundedRectanglesLimitTheirRadius() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 100)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 20, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 10)))
    }
}
