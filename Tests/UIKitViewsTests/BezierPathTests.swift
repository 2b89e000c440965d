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

    private func area(_ draw: () -> Void) -> Double {
        UIGraphicsBeginImageContext(CGSize(width: 40, height: 40))
        draw()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image!.cgImage!.withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) } } / 255
    }

    @Test func onlyTheNamedCornersAreRound() {
        // Each round corner of radius 10 takes (4 − π)/4 · 100 off the square.
        let lost = (4 - Double.pi) * 25
        for (corners, count) in [([.topLeft], 1), ([.topLeft, .bottomRight], 2), (.allCorners, 4), ([], 0)] as [(UIRectCorner, Double)] {
            let path = UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: corners,
                cornerRadii: CGSize(width: 10, height: 10))
            let filled = area { path.fill() }, expected: Double = 1600 - count * lost
            #expect(abs(filled - expected) < 0.6)
            #expect(path.contains(CGPoint(x: 0.5, y: 0.5)) == !corners.contains(.topLeft))
            #expect(path.contains(CGPoint(x: 39.5, y: 0.5)) == !corners.contains(.topRight))
            #expect(path.contains(CGPoint(x: 0.5, y: 39.5)) == !corners.contains(.bottomLeft))
        }
    }

    @Test func dashesAreKeptAndDrawn() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.lineWidth = 2
        path.setLineDash([5, 3], count: 2, phase: 1)
        var pattern = [CGFloat](repeating: 0, count: 2), count = 0, phase: CGFloat = 0
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [5, 3] && count == 2 && phase == 1)
        // 4 points, then four whole dashes of 5 between gaps of 3, then a rest of 1: 25 points, 2 wide.
        let dashed = area { path.stroke() }
        #expect(dashed == 50)
        path.setLineDash(nil, count: 0, phase: 0)
        let solid = area { path.stroke() }
        #expect(solid == 80)
    }

    @Test func alphaAndBlendModeApplyToOnePathOnly() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        path.lineWidth = 2
        let half = 128.0 / 255
        let filled = area { path.fill(with: .normal, alpha: 0.5) }, stroked = area { path.stroke(with: .normal, alpha: 0.5) }
        #expect(abs(filled - 400 * half) < 1e-9)
        #expect(abs(stroked - 160 * half) < 1e-9)
        let hole = area {
            path.fill()
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).fill(with: .clear, alpha: 1)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(hole == 301)
    }

    @Test func aReversedPathEndsWhereItBegan() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 2))
        path.addCurve(to: CGPoint(x: 30, y: 30), controlPoint1: CGPoint(x: 40, y: 5), controlPoint2: CGPoint(x: 40, y: 25))
        path.lineWidth = 7
        let back = path.reversing()
        #expect(back.currentPoint == CGPoint(x: 1, y: 2) && back.lineWidth == 7 && back.bounds == path.bounds)
        let copy = path.copy() as? UIBezierPath
        path.removeAllPoints()
        #expect(path.isEmpty && copy?.isEmpty == false && copy?.currentPoint == CGPoint(x: 30, y: 30))
    }
}
