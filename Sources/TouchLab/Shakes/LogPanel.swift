import UIKit

/// A titled list of what came, newest first. Touches pass through it.
final class LogPanel: UIView {
    let list: LogListView
    private let heading: UILabel
    /// More lines than any window shows are not kept. Chosen.
    private static let most = 40

    init(_ title: String, id: String, placeholder: String, kit: LabKit) {
        heading = kit.label(title, font: LabKit.strongHint)
        list = LogListView(id: id, label: title, appearance: kit.appearance)
        super.init(frame: .zero)
        kit.stylePanel(self)
        isUserInteractionEnabled = false
        list.placeholder = placeholder
        addSubview(heading)
        addSubview(list)
    }

    func add(_ text: String, _ color: UIColor? = nil) {
        list.lines = Array(([LogListView.Line(text: text, color: color)] + list.lines).prefix(LogPanel.most))
    }

    override func layoutSubviews() {
        let inner = bounds.insetBy(dx: 12, dy: 8)
        heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 20)
        list.frame = CGRect(x: inner.minX, y: inner.minY + 24, width: inner.width, height: max(0, inner.height - 24))
    }
}
