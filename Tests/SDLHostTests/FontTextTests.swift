@testable import SDLHost
import Testing
import UIKit

@MainActor
@Suite("Text by SDL2_ttf")
struct FontTextTests {
    private let text = FontText(scale: 1)

    private var hasFont: Bool { FontFile.find(.regular) != nil }

    @Test("More characters are wider and a larger font is larger")
    func monotone() {
        guard hasFont else { return }
        let small = text.size(of: "Doodle", pointSize: 15, weight: .regular)
        #expect(small.width > text.size(of: "Doodl", pointSize: 15, weight: .regular).width)
        let large = text.size(of: "Doodle", pointSize: 30, weight: .regular)
        #expect(large.width > small.width && large.height > small.height)
        #expect(text.size(of: "Doodle", pointSize: 15, weight: .semibold).width >= small.width)
    }

    @Test("A line's height is the font's, whatever the text")
    func height() {
        let heights = ["", "x", "Äg|", "🙂"].map { text.size(of: $0, pointSize: 15, weight: .regular).height }
        #expect(Set(heights).count == 1)
        #expect(heights[0] >= 15 && heights[0] < 30)
        #expect(text.size(of: "", pointSize: 15, weight: .regular).width == 0)
    }

    @Test("A mask is as large as the size said, and has ink")
    func mask() throws {
        guard hasFont else { return }
        for scale in [1, 1.5, 2] as [CGFloat] {
            let text = FontText(scale: scale)
            let size = text.size(of: "Saved", pointSize: 15, weight: .semibold)
            let mask = try #require(text.mask(of: "Saved", pointSize: 15, weight: .semibold, scale: scale))
            #expect(abs(CGFloat(mask.width) - size.width * scale) <= 1)
            #expect(abs(CGFloat(mask.height) - size.height * scale) <= 1)
            #expect(mask.bytes.max() == 255 && mask.bytes.min() == 0)
        }
    }

    @Test("A full block covers its pixels fully, a space none")
    func coverage() throws {
        guard hasFont else { return }
        let space = text.mask(of: " ", pointSize: 20, weight: .regular, scale: 1)
        #expect(space?.bytes.allSatisfy { $0 == 0 } ?? true)
        let bar = try #require(text.mask(of: "l", pointSize: 200, weight: .regular, scale: 1))
        // The middle row of a stem at this size has pixels wholly inside it.
        #expect(bar.bytes[bar.width * (bar.height / 2)..<bar.width * (bar.height / 2 + 1)].max() == 255)
    }

    @Test("Nothing to set, line ends and endless lines do no harm")
    func oddLines() {
        #expect(text.mask(of: "", pointSize: 15, weight: .regular, scale: 1) == nil)
        #expect(text.size(of: "a\nb\tc", pointSize: 15, weight: .regular) == text.size(of: "a b c", pointSize: 15, weight: .regular))
        #expect(text.size(of: String(repeating: "w", count: 100_000), pointSize: 15, weight: .regular).width > 1000)
        #expect(text.size(of: "a", pointSize: .nan, weight: .regular).height > 0)
        #expect(text.size(of: "a", pointSize: -5, weight: .regular).height > 0)
    }

    @Test("Without a font nothing is drawn and lines keep sane sizes")
    func noFont() {
        for file in [nil, FontFile(path: "/nowhere.ttf", index: 0, needsEmboldening: false)] {
            let text = FontText(scale: 2) { _ in file }
            #expect(text.mask(of: "Doodle", pointSize: 15, weight: .regular, scale: 2) == nil)
            #expect(text.size(of: "Doodle", pointSize: 15, weight: .regular) == CGSize(width: 45, height: 18))
        }
    }
}
