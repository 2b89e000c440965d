import Testing
@testable import UIKit

@MainActor @Suite("Colours and contrast")
struct ColorTests {
    @Test func hexAndComponentsAgree() {
        let paper = UIColor(hex: 0xFCFBF7)
        #expect(paper.cgColor.premultipliedPixel == 0xFFFC_FBF7)
        #expect(paper == UIColor(red: 252 / 255, green: 251 / 255, blue: 247 / 255, alpha: 1))
        #expect(paper.hashValue == UIColor(hex: 0xFCFBF7).hashValue)
        #expect(paper != paper.withAlphaComponent(0.5))
        #expect(UIColor(red: 7, green: -1, blue: .nan, alpha: 2).rgba == (1, 0, 0, 1))
    }

    @Test func contrastIsWCAGs() {
        // The extremes and the well-known border grey: #767676 is the lightest with 4.5:1 on white.
        #expect(abs(UIColor.white.contrast(with: .black) - 21) < 1e-9)
        #expect(UIColor(hex: 0x767676).contrast(with: .white) >= 4.5)
        #expect(UIColor(hex: 0x777777).contrast(with: .white) < 4.5)
        #expect(UIColor.systemBlue.contrastingForeground == .white)
        #expect(UIColor.yellow.contrastingForeground == .black)
    }
}
