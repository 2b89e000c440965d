import CoreGraphics
import Testing

@Suite struct DashTests {
    private func row(phase: CGFloat, _ lengths: [CGFloat], from: CGFloat = 0, to: CGFloat = 20) -> String {
        let canvas = Canvas(20, 3)
        canvas.context.setLineWidth(1)
        canvas.context.setLineDash(phase: phase, lengths: lengths)
        canvas.context.move(to: CGPoint(x: from, y: 1.5))
        canvas.context.addLine(to: CGPoint(x: to, y: 1.5))
        canvas.context.strokePath()
        return canvas.picture[1]
    }

    @Test func dashesAndGapsAlternate() {
        #expect(row(phase: 0, [4, 2]) == "####..####..####..##")
        #expect(row(phase: 0, [1, 2, 3, 4]) == "#..###....#..###....")
    }

    @Test func thePhaseStartsInsideThePattern() {
        #expect(row(phase: 3, [4, 2]) == "#..####..####..####.")
        #expect(row(phase: -1, [4, 2]) == ".####..####..####..#")
        #expect(row(phase: 4 + 600, [4, 2]) == "..####..####..####..")
    }

    @Test func anOddPatternSwapsDashesAndGaps() {
        #expect(row(phase: 0, [3]) == "###...###...###...##")
        #expect(row(phase: 0, [3, 1, 2]) == "###.##...#..###.##..")
    }

    @Test func meaninglessPatternsAreSolidLines() {
        for lengths in [[], [0, 0], [2, -1], [CGFloat.nan, 1], [.infinity, 2]] as [[CGFloat]] {
            #expect(row(phase: 0, lengths) == "####################")
        }
        #expect(row(phase: .nan, [4, 2]) == "####################")
    }

    /// Dashes are counted from the start, seen or not: 6,000,000 is a whole number of periods.
    @Test func farAwayStartsCostNothingAndKeepThePhase() {
        #expect(row(phase: 0, [4, 2], from: -6_000_000, to: 6_000_000) == "####..####..####..##")
        #expect(row(phase: 0, [4, 2], from: -6e9, to: 6e9) == "####..####..####..##")
    }

    @Test func zeroLengthDashesWithRoundCapsAreDots() {
        let canvas = Canvas(40, 10)
        canvas.context.setLineWidth(6)
        canvas.context.setLineCap(.round)
        canvas.context.setLineDash(phase: 0, lengths: [0, 10])
        canvas.context.move(to: CGPoint(x: 5, y: 5))
        canvas.context.addLine(to: CGPoint(x: 29, y: 5))
        canvas.context.strokePath()
        #expect(abs(canvas.area - 3 * .pi * 9) < 1)
    }

    /// Around a square of side 10 with dashes of 10: the one over the start is joined there, so its corner is filled.
    @Test func aDashOverTheStartOfAClosedPathIsOne() {
        let canvas = Canvas(20, 20)
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 5, lengths: [10, 10])
        canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(canvas.coverage(4, 4) == 255)
    }

    @Test func aDashLongerThanAClosedPathLeavesItClosed() {
        let canvas = Canvas(20, 20)
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: [1_000, 10])
        canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(canvas.area == 12 * 12 - 8 * 8)
    }
}
