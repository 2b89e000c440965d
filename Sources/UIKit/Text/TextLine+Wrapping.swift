extension TextLine {
    /// The text in lines no wider than `width`: broken at line ends of its own, else between words, and inside a word only where that
    /// alone is too wide. O(characters × log characters) measured.
    /// - Parameter limit: how many lines there may be; the last one is cut with an ellipsis where more would follow. 0 for no limit.
    func wrapped(toWidth width: CGFloat, limit: Int) -> [TextLine] {
        var lines: [TextLine] = []
        var rest = Array(text)[...]
        while true {
            if limit > 0, lines.count == limit - 1 {
                let last = String(rest.map { $0.isNewline ? " " : $0 })
                return lines + [TextLine(last, font: font, renderer: renderer).truncated(toWidth: width)]
            }
            let paragraph = rest.prefix { !$0.isNewline }
            let count = fitting(paragraph, width)
            lines.append(line(paragraph.prefix(count)))
            rest = rest.dropFirst(count)
            if count == paragraph.count {
                guard !rest.isEmpty else { return lines }
                rest = rest.dropFirst()
            } else {
                rest = rest.drop { $0.isWhitespace && !$0.isNewline }
            }
        }
    }

    private func line(_ characters: ArraySlice<Character>) -> TextLine {
        var end = characters.endIndex
        while end > characters.startIndex, characters[end - 1].isWhitespace { end -= 1 }
        return TextLine(String(characters[characters.startIndex..<end]), font: font, renderer: renderer)
    }

    /// How many characters go on one line; at least one where there are any.
    private func fitting(_ paragraph: ArraySlice<Character>, _ width: CGFloat) -> Int {
        // As for `truncated(toWidth:)`: a rounding error must not cost a word.
        let room = width + 0.001
        guard line(paragraph).size.width > room else { return paragraph.count }
        var (fitting, failing) = (0, paragraph.count)
        while failing - fitting > 1 {
            let middle = (fitting + failing) / 2
            if line(paragraph.prefix(middle)).size.width <= room { fitting = middle } else { failing = middle }
        }
        // Back to where a word ends: the next character, or the last one that fits, is a space.
        func isSpace(_ index: Int) -> Bool { paragraph[paragraph.startIndex + index].isWhitespace }
        var end = fitting
        while end > 0, !isSpace(end), !isSpace(end - 1) { end -= 1 }
        return end > 0 ? end : max(1, fitting)
    }
}
