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

    /// The corners of the hexcone and, between them, straight edges.
    @Test func huesRunRoundTheColoursOfTheRainbow() {
        let corners: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
        for (index, color) in corners.enumerated() {
            let made = UIColor(hue: CGFloat(index) / 6, saturation: 1, brightness: 1, alpha: 1)
            #expect(distance(made.cgColor.premultipliedPixel, color.cgColor.premultipliedPixel) == 0)
        }
        let orange = UIColor(hue: 1.0 / 12, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        #expect(abs(orange.rgba.red - 0.8) < 1e-12 && abs(orange.rgba.green - 0.6) < 1e-12 && abs(orange.rgba.blue - 0.4) < 1e-12)
        #expect(orange.rgba.alpha == 0.25)
    }

    @Test func hueSaturationAndBrightnessComeBack() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<200 {
            let wanted = (0..<4).map { _ in CGFloat.random(in: 0.01...0.99, using: &random) }
            var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            UIColor(hue: wanted[0], saturation: wanted[1], brightness: wanted[2], alpha: wanted[3])
                .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
            #expect(zip([h, s, b, a], wanted).allSatisfy { abs($0 - $1) < 1e-9 })
        }
        var hue: CGFloat = 1, saturation: CGFloat = 1
        #expect(UIColor.gray.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil))
        #expect(hue == 0 && saturation == 0)
    }

    @Test func componentsAreHandedOut() {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&r, green: &g, blue: &b, alpha: &a))
        #expect([r, g, b, a] == [0.1, 0.2, 0.3, 0.4])
        var white: CGFloat = 0
        #expect(UIColor(white: 0.7, alpha: 0.5).getWhite(&white, alpha: &a) && white == 0.7 && a == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0.7)
    }
}
