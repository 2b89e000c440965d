import Testing
@testable import UIKit

/// `FixedText`: characters half an em wide, lines 1 em high with ink in the middle three fifths.
@MainActor @Suite("Labels")
struct LabelTests {
    private let scene = Scene(width: 200, height: 60)

    private func label(_ text: String, _ frame: CGRect = CGRect(x: 10, y: 10, width: 100, height: 40)) -> UILabel {
        let label = scene.add(UILabel(frame: frame))
        label.font = .systemFont(ofSize: 20)
        label.text = text
        return label
    }

    /// The columns with ink in the middle row of the default frame.
    private func inkColumns(y: Int = 30) -> Range<Int>? {
        let picture = scene.picture()
        let inked = (0..<picture.width).filter { picture[$0, y] != 0xFFFF_FFFF }
        guard let first = inked.first, let last = inked.last else { return nil }
        return first..<last + 1
    }

    @Test func textIsAlignedAndCentredFromTopToBottom() {
        let label = label("abcd")
        #expect(inkColumns() == 10..<50)
        label.textAlignment = .center
        #expect(inkColumns() == 40..<80)
        label.textAlignment = .right
        #expect(inkColumns() == 70..<110)
        // A 20-pt line in 40 pt: rows 20 … 40, with ink in 24 … 36.
        let picture = scene.picture()
        #expect(picture[80, 23] == 0xFFFF_FFFF && picture[80, 24] == 0xFF00_0000)
        #expect(picture[80, 35] == 0xFF00_0000 && picture[80, 36] == 0xFFFF_FFFF)
    }

    @Test func textThatIsTooWideEndsInAnEllipsis() {
        // 100 pt hold ten characters.
        #expect(line("0123456789").truncated(toWidth: 100).text == "0123456789")
        #expect(line("0123456789a").truncated(toWidth: 100).text == "012345678…")
        #expect(line("01234567 9a").truncated(toWidth: 100).text == "01234567…")
        #expect(line("0123456789a").truncated(toWidth: 3).text == "…")
        _ = label("0123456789abcdef")
        #expect(inkColumns() == 10..<110)
    }

    private func line(_ text: String) -> TextLine { TextLine(text, font: .systemFont(ofSize: 20), renderer: scene.host.text) }

    @Test func whatIsCutIsWholeCharacters() {
        // Five characters, however many scalars each is.
        let cut = line("👩‍👩‍👧‍👦e\u{301}👩‍👩‍👧‍👦e\u{301}x")
        #expect(cut.truncated(toWidth: 40).text == "👩‍👩‍👧‍👦e\u{301}👩‍👩‍👧‍👦…")
    }

    @Test func theSizeThatFitsIsTheTexts() {
        let label = label("abcd")
        #expect(label.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
        #expect(label.sizeThatFits(CGSize(width: 30, height: 99)) == CGSize(width: 30, height: 20))
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
        label.text = nil
        #expect(label.sizeThatFits(.zero) == CGSize(width: 0, height: 20))
    }

    @Test func textIsPlacedOnWholePixelsAndMadeForThem() {
        let scene = Scene(width: 100, height: 40, scale: 2)
        let label = scene.add(UILabel(frame: CGRect(x: 10.2, y: 10.1, width: 50, height: 20)))
        label.font = .systemFont(ofSize: 10)
        label.text = "ab"
        let picture = scene.picture()
        // Two characters of 5 pt at 2 pixels a point, nothing in between black and white.
        let colors = Set((0..<picture.width * picture.height).map { picture.pixels[$0] })
        #expect(colors == [0xFFFF_FFFF, 0xFF00_0000])
        #expect((0..<picture.width).count { picture[$0, 40] == 0xFF00_0000 } == 20)
    }

    @Test func repaintingDoesNotSetTheTextAgain() {
        let label = label("once")
        _ = scene.picture()
        let made = scene.host.fixedText.masksMade
        label.setNeedsDisplay()
        _ = scene.picture()
        #expect(scene.host.fixedText.masksMade == made)
        label.text = "twice"
        _ = scene.picture()
        #expect(scene.host.fixedText.masksMade == made + 1)
    }

    @Test func fingersPassThroughAndTheTextIsReadOut() {
        let label = label("abc")
        #expect(scene.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === scene.window)
        #expect(label.accessibilityTraits == .staticText && label.accessibilityLabel == "abc")
        label.accessibilityLabel = "letters"
        #expect(label.accessibilityLabel == "letters")
    }

    @Test func stringsDrawThemselves() {
        // Made here, because strings are measured by whichever application is the running one.
        let scene = Scene(width: 200, height: 60)
        let view = scene.add(DrawingView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)))
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
        view.onDraw = { _ in "abc".draw(at: CGPoint(x: 50, y: 20), withAttributes: attributes) }
        let picture = scene.picture()
        #expect((0..<200).filter { picture[$0, 30] == 0xFFFF_0000 } == Array(50..<80))
        #expect("abc".size(withAttributes: attributes) == CGSize(width: 30, height: 20))
    }

    @Test func aStringDrawnIntoARectangleIsCutWithAnEllipsis() {
        let scene = Scene(width: 200, height: 60)
        let view = scene.add(DrawingView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)))
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        // Characters are 10 pt wide: three and the ellipsis fit into 45.
        view.onDraw = { _ in "abcdefgh".draw(in: CGRect(x: 50, y: 20, width: 45, height: 20), withAttributes: attributes) }
        let picture = scene.picture()
        #expect((0..<200).filter { picture[$0, 30] == 0xFF00_0000 } == Array(50..<90))
    }

    @Test func foundationsStringsDrawAsSwiftsDo() {
        let scene = Scene(width: 200, height: 60)
        let view = scene.add(DrawingView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)))
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
        let text = NSString("abcdefgh")
        view.onDraw = { _ in
            text.draw(at: .zero, withAttributes: attributes)
            text.draw(in: CGRect(x: 50, y: 40, width: 45, height: 20), withAttributes: attributes)
        }
        let picture = scene.picture()
        #expect((0..<200).filter { picture[$0, 10] == 0xFFFF_0000 } == Array(0..<80))
        #expect((0..<200).filter { picture[$0, 50] == 0xFFFF_0000 } == Array(50..<90))
        #expect(text.size(withAttributes: attributes) == CGSize(width: 80, height: 20))
    }

    // MARK: Several lines

    private func wrapped(_ text: String, _ width: CGFloat, limit: Int = 0) -> [String] {
        line(text).wrapped(toWidth: width, limit: limit).map(\.text)
    }

    @Test func linesBreakBetweenWordsAndAtLineEnds() {
        // 100 pt hold ten characters.
        #expect(wrapped("one two three four", 100) == ["one two", "three four"])
        #expect(wrapped("one two  three", 70) == ["one two", "three"])
        #expect(wrapped("one\n\ntwo", 100) == ["one", "", "two"])
        #expect(wrapped("0123456789", 100) == ["0123456789"])
        #expect(wrapped("", 100) == [""])
    }

    @Test func aWordThatIsTooWideIsBrokenInside() {
        #expect(wrapped("0123456789abc de", 100) == ["0123456789", "abc de"])
        #expect(wrapped("ab", 1) == ["a", "b"])
    }

    @Test func theLastLineThereMayBeIsCut() {
        #expect(wrapped("one two three four five", 100, limit: 2) == ["one two", "three fou…"])
        #expect(wrapped("one two three", 100, limit: 2) == ["one two", "three"])
    }

    @Test func aLabelOfSeveralLinesAsksForTheirHeightAndDrawsThemAll() {
        let label = label("abcd efghij kl", CGRect(x: 10, y: 10, width: 100, height: 40))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 60, height: 60))
        // "abcd" would have room for five more characters, but the next word has six.
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 90, height: 40))
        label.text = "abcd\nef"
        #expect(inkColumns(y: 20) == 10..<50)
        #expect(inkColumns(y: 40) == 10..<30)
    }

    @Test func linesThereIsNoRoomForAreNotDrawnOutside() {
        let label = label("a\nb\nc", CGRect(x: 10, y: 10, width: 100, height: 40))
        label.numberOfLines = 0
        // Two lines: "a" and "b c".
        #expect(inkColumns(y: 20) == 10..<20)
        #expect(inkColumns(y: 40) == 10..<40)
        #expect(inkColumns(y: 55) == nil)
    }
}
