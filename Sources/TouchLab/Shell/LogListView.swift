import UIKit

/// Lines of text from the top, as many as there is room for. Touches pass through it.
final class LogListView: UIView {
    /// One line, with something in front of it that tells its kind.
    struct Line: Equatable {
        var text: String
        /// Of a dot in front; nil: none.
        var color: UIColor?
        /// Shown in the second colour.
        var isQuiet = false
        /// How far in from the left, in steps.
        var level = 0
    }

    var lines: [Line] = [] { didSet { if lines != oldValue { linesDidChange() } } }
    /// What is shown while there is no line.
    var placeholder = "" { didSet { linesDidChange() } }
    private let appearance: LabAppearance
    private let name: String
    static let rowHeight: CGFloat = 22

    init(id: String, label: String, appearance: LabAppearance) {
        (self.appearance, name) = (appearance, label)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = id
        accessibilityTraits = .staticText
        linesDidChange()
    }

    private func linesDidChange() {
        setNeedsDisplay()
        let text = lines.isEmpty ? placeholder : lines.map(\.text).joined(separator: "; ")
        accessibilityLabel = text.isEmpty ? name : "\(name): \(text)"
    }

    override func draw(_ rect: CGRect) {
        guard !lines.isEmpty else { return draw(Line(text: placeholder, isQuiet: true), atRow: 0) }
        let rows = Int(bounds.height / LogListView.rowHeight)
        for (row, line) in lines.prefix(rows).enumerated() { draw(line, atRow: row) }
    }

    private func draw(_ line: Line, atRow row: Int) {
        let top = CGFloat(row) * LogListView.rowHeight
        var x = CGFloat(line.level) * 16
        if let color = line.color {
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: x, y: top + 7, width: 8, height: 8)).fill()
            x += 16
        }
        let height = LabKit.hint.lineHeight
        line.text.draw(
            in: CGRect(x: x, y: top + (LogListView.rowHeight - height) / 2, width: max(0, bounds.width - x), height: height),
            withAttributes: [.font: LabKit.hint, .foregroundColor: line.isQuiet ? appearance.secondaryContent : appearance.content])
    }
}
