import CoreGraphics
import Ink
import Testing

@Suite struct BrushTests {
    @Test(arguments: [(6, 6), (0, 0.1), (-3, 0.1), (1e9, 512), (CGFloat.infinity, 512), (CGFloat.nan, 0.1)] as [(CGFloat, CGFloat)])
    func widthStaysWithinLimits(asked: CGFloat, given: CGFloat) {
        #expect(Brush(tool: .pen, color: .black, width: asked).width == given)
    }

    @Test func toolsAreNamedAsInFiles() {
        #expect(InkTool.allCases.map(\.rawValue) == ["pen", "pencil", "fountain", "highlighter", "eraser"])
        #expect(InkTool(rawValue: "eraser") == .eraser)
        #expect(InkTool(rawValue: "brush") == nil)
    }
}
