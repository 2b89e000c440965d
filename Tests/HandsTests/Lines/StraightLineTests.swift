import CoreGraphics
import Testing

@testable import Hands

@Suite("Shift draws a straight line with the mouse") struct StraightLineTests {
    private let start = CGPoint(x: 10, y: 20)

    @Test func itGoesFromTheStartToThePointer() {
        let line = StraightLine(from: start)
        #expect(line.end(for: CGPoint(x: 57, y: -3)) == CGPoint(x: 57, y: -3))
    }

    @Test(arguments: Array(0..<24))
    func snappingKeepsToMultiplesOf15Degrees(multiple: Int) {
        let line = StraightLine(from: start, snaps: true)
        let angle = CGFloat(multiple) * .pi / 12
        for off in [CGFloat(-7), 0, 7] {
            let pointed = angle + off * .pi / 180
            let pointer = CGPoint(x: start.x + 100 * cos(pointed), y: start.y + 100 * sin(pointed))
            let end = line.end(for: pointer)
            // The nearest point of the direction: as long as the pointer's way along it.
            let length = 100 * cos(off * .pi / 180)
            #expect(end.distance(to: CGPoint(x: start.x + length * cos(angle), y: start.y + length * sin(angle))) < 1e-9)
        }
    }

    @Test func levelAndUprightLinesAreExact() {
        let line = StraightLine(from: start, snaps: true)
        #expect(line.end(for: CGPoint(x: 200.3, y: 21)) == CGPoint(x: 200.3, y: 20))
        #expect(line.end(for: CGPoint(x: -200.3, y: 19)) == CGPoint(x: -200.3, y: 20))
        #expect(line.end(for: CGPoint(x: 11, y: 300.7)) == CGPoint(x: 10, y: 300.7))
        #expect(line.end(for: start) == start)
    }
}
