import CoreGraphics
import Testing

@Suite struct PathTests {
    private func isClose(_ a: CGRect, _ b: CGRect, _ slack: CGFloat = 1e-6) -> Bool {
        abs(a.minX - b.minX) < slack && abs(a.minY - b.minY) < slack && abs(a.maxX - b.maxX) < slack && abs(a.maxY - b.maxY) < slack
    }

    @Test func linesWithoutACurrentPointAreIgnored() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    }

    @Test func aClosedSubpathGoesOnFromItsStart() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 0, y: 0))
        #expect(path.elements.suffix(2) == [.move(to: CGPoint(x: 1, y: 2)), .line(to: .zero)])
    }

    @Test func boundsOfThePathLeaveControlPointsOut() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        // A parabola rises to half its control point's height.
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
    }

    @Test func boundsOfAnSCurveFollowItsTurns() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: -1))
        // y = 3t(1−t)(1−2t) is greatest at t = ½ − √3/6, where it is √3/6.
        let height = 3.0.squareRoot() / 6
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: -height, width: 1, height: 2 * height)))
    }

    @Test func ellipsesTouchTheirRectangle() {
        let rect = CGRect(x: 3, y: -4, width: 20, height: 7)
        #expect(isClose(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath, rect, 1e-4))
    }

    @Test func arcPointsLieOnTheirCircle() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 100, y: 50), radius: 80, startAngle: 0.3, endAngle: 5.1, clockwise: false)
        for element in path.copy(dashingWithPhase: 0, lengths: [1e6]).elements {
            guard case .line(let point) = element else { continue }
            #expect(abs(hypot(point.x - 100, point.y - 50) - 80) < 80 * 5e-6)
        }
    }

    /// As Apple documents it for CGPath: `clockwise: false` runs towards growing angles.
    @Test(arguments: [(false, CGPoint(x: 7, y: 7)), (true, CGPoint(x: -7, y: -7))])
    func clockwiseIsMeantForYPointingUp(clockwise: Bool, reached: CGPoint) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 12, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        #expect(path.contains(reached))
        #expect(path.contains(CGPoint(x: 7, y: 7)) != clockwise)
    }

    @Test func anEndBeforeTheStartIsAWholeTurnLater() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: false)
        // Three quarters of a turn: everything but the upper right.
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), 1e-3))
    }

    @Test func aFullTurnIsACircle() {
        for angle in [2 * CGFloat.pi, 1_000] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: angle, clockwise: false)
            #expect(isClose(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), 1e-3))
            #expect(path.elements.count < 20)
        }
    }

    @Test func aTangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        guard case .line(let start) = path.elements[1] else { Issue.record("no line to the arc"); return }
        #expect(hypot(start.x - 6, start.y) < 1e-9)
        #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4), 1e-4))
    }

    @Test func aTangentArcWithoutACornerIsALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    }

    @Test func containmentFollowsTheRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(path.contains(CGPoint(x: 11, y: 5), transform: CGAffineTransform(translationX: 5, y: 0)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test func circlesContainWhatIsNearerThanTheirRadius() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for step in 0..<360 {
            let angle = CGFloat(step) * .pi / 180
            #expect(circle.contains(CGPoint(x: 9.99 * cos(angle), y: 9.99 * sin(angle))))
            #expect(!circle.contains(CGPoint(x: 10.01 * cos(angle), y: 10.01 * sin(angle))))
        }
    }

    @Test func roundedRectanglesLackTheirCorners() {
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 4, cornerHeight: 4, transform: nil)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 19, y: 9)))
        #expect(path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 0.1, y: 5)) && path.contains(CGPoint(x: 10, y: 0.1)))
        // Corners larger than half a side meet in the middle.
        let pill = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 5, cornerHeight: 99, transform: nil)
        #expect(!pill.contains(CGPoint(x: 1, y: 1)) && pill.contains(CGPoint(x: 10, y: 0.1)) && pill.contains(CGPoint(x: 0.1, y: 5)))
    }

    @Test func theStrokedCopyIsTheStroke() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(outline.contains(CGPoint(x: 5, y: 1.9)) && !outline.contains(CGPoint(x: 5, y: 2.1)))
    }

    @Test func elementsAreHandedOutWithTheirPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            seen.append("\(element.pointee.type) " + (0..<count).map { "\(Int(element.pointee.points[$0].x))" }.joined(separator: ","))
        }
        #expect(seen == ["moveToPoint 1", "addCurveToPoint 2,3,4", "closeSubpath "])
    }

    @Test func copiesDoNotFollowTheOriginal() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        #expect(copy == path)
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(copy != path && copy?.elements.count == 5)
    }
}
