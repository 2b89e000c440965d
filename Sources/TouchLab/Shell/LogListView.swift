import UIKit

/// Lines of text from the top, as many as there is room for; in two columns where one is too short and the width allows it.
/// Touches pass through it.
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
    /// From this width on there is room for two columns.
    private static let twoColumns: CGFloat = 400

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
        guard !lines.isEmpty else { return draw(Line(text: placeholder, isQuiet: true), atRow: 0, bounds.minX, bounds.width) }
        let rows = max(1, Int(bounds.height / LogListView.rowHeight))
        let columns = lines.count > rows && bounds.width >= LogListView.twoColumns ? 2 : 1
        let width = (bounds.width - CGFloat(columns - 1) * LabMetrics.wideGap) / CGFloat(columns)
        for (index, line) in lines.prefix(rows * columns).enumerated() {
            draw(line, atRow: index % rows, CGFloat(index / rows) * (width + LabMetrics.wideGap), width)
        }
    }

    private func draw(_ line: Line, atRow row: Int, _ left: CGFloat, _ width: CGFloat) {
        let top = CGFloat(row) * LogListView.rowHeight
        var x = left + CGFloat(line.level) * 16
        if let color = line.color {
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: x, y: top + 7, width: 8, height: 8)).fill()
            x += 16
        }
        let height = LabKit.hint.lineHeight
        line.text.draw(
            in: CGRect(x: x, y: top + (LogListView.rowHeight - height) / 2, width: max(0, left + width - x), height: height),
            withAttributes: [.font: LabKit.hint, .foregroundColor: line.isQuiet ? appearance.secondaryContent : appearance.content])
    }
}
