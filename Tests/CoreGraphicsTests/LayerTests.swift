import CoreGraphics
import Testing

@Suite struct LayerTests {
    private let everything = CGRect(x: -10, y: -10, width: 100, height: 100)

    @Test func overlapsInsideAGroupAreNoDarker() {
        let canvas = Canvas(4, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        canvas.context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
        canvas.context.endTransparencyLayer()
        #expect((0..<4).map { canvas.buffer[$0, 0] } == [0x8000_0000, 0x8000_0000, 0x8000_0000, 0x8000_0000])
    }

    @Test func theStateFromBeforeIsBackAfterwards() {
        let canvas = Canvas(4, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.saveGState()
        canvas.context.setAlpha(1)
        canvas.context.clip(to: .zero)
        canvas.context.translateBy(x: 90, y: 90)
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.buffer[0, 0] == 0x8000_0000)
        canvas.context.restoreGState()
        #expect(canvas.context.ctm == .identity)
    }

    @Test func groupsNest() {
        let canvas = Canvas(2, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(everything)
        canvas.context.endTransparencyLayer()
        canvas.context.endTransparencyLayer()
        // 255 × 128/255 × 128/255 = 64.25
        #expect(canvas.buffer[0, 0] == 0x4000_0000)
    }

    @Test func softClipsApplyOnceToTheGroup() {
        let plain = Canvas(20, 20), grouped = Canvas(20, 20)
        for canvas in [plain, grouped] {
            canvas.context.addEllipse(in: CGRect(x: 2.5, y: 2.5, width: 13, height: 14))
            canvas.context.clip()
        }
        plain.context.fill(everything)
        grouped.context.beginTransparencyLayer(auxiliaryInfo: nil)
        grouped.context.fill(everything)
        grouped.context.endTransparencyLayer()
        #expect(plain.buffer.hasSamePixels(as: grouped.buffer))
    }

    @Test func clearingInsideAGroupDoesNotReachThrough() {
        let canvas = Canvas(2, 1)
        canvas.context.fill(everything)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.clear(everything)
        canvas.context.endTransparencyLayer()
        #expect(canvas.picture == ["##"])
    }

    @Test func theBlendModeSetBeforeAppliesToTheGroup() {
        let canvas = Canvas(2, 1)
        canvas.context.fill(everything)
        canvas.context.setBlendMode(.destinationOut)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.context.endTransparencyLayer()
        #expect(canvas.picture == ["#."])
    }

    @Test func groupsInClosedClipsAndUnmatchedEndsDoNothing() {
        let canvas = Canvas(2, 1)
        canvas.context.endTransparencyLayer()
        canvas.context.saveGState()
        canvas.context.clip(to: .null)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(everything)
        canvas.context.endTransparencyLayer()
        canvas.context.restoreGState()
        #expect(canvas.area == 0)
        canvas.context.fill(everything)
        #expect(canvas.area == 2)
    }

    @Test func aLimitedGroupStaysInsideItsRectangle() {
        let canvas = Canvas(4, 1)
        canvas.context.beginTransparencyLayer(in: CGRect(x: 1, y: 0, width: 2, height: 1), auxiliaryInfo: nil)
        canvas.context.fill(everything)
        canvas.context.endTransparencyLayer()
        #expect(canvas.picture == [".##."])
        canvas.context.fill(everything)
        #expect(canvas.picture == ["####"])
    }
}
