import UIKit

/// One page of the laboratory.
class LabPage: UIViewController {
    let kit: LabKit
    /// Part of identifiers: `lab.<name>.…`.
    let name: String
    /// What the page teaches, in a sentence or two.
    let lesson: String
    private(set) lazy var pageView = LabPageView(page: self)

    init(kit: LabKit, name: String, title: String, lesson: String) {
        (self.kit, self.name, self.lesson) = (kit, name, lesson)
        super.init()
        self.title = title
    }

    override func loadView() { view = pageView }

    /// - Parameters:
    ///   - id: behind `lab.<name>.`.
    ///   - label: for those who cannot see it, where the title alone says too little.
    func button(_ title: String, _ id: String, _ label: String? = nil, _ action: @escaping @MainActor () -> Void) -> LabButton {
        LabButton(title, id: "lab.\(name).\(id)", label: label, kit: kit, action)
    }

    /// Places everything below the lesson.
    func layOut(in area: CGRect) {}

    /// A key that nothing focused has used; false when it means nothing here.
    func handle(_ key: UIKey) -> Bool { false }

    /// The page goes out of sight: what it began ends.
    func willHide() { kit.hand.stop() }
}

/// The root view of a page: its lesson on top, the rest as the page lays it out.
final class LabPageView: UIView {
    private unowned let page: LabPage
    private let lesson: UILabel

    init(page: LabPage) {
        self.page = page
        lesson = page.kit.label(page.lesson, secondary: true, lines: 3, id: "lab.\(page.name).lesson")
        super.init(frame: .zero)
        accessibilityIdentifier = "lab.\(page.name)"
        accessibilityLabel = page.title
        addSubview(lesson)
    }

    override func layoutSubviews() {
        let inner = bounds.insetBy(dx: LabMetrics.margin, dy: LabMetrics.margin)
        // Lines longer than this are hard to read.
        let width = min(inner.width, 760)
        lesson.font = inner.width < LabMetrics.widePage ? LabKit.hint : LabKit.body
        let height = lesson.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
        lesson.frame = CGRect(x: inner.minX, y: inner.minY, width: width, height: height)
        let top = lesson.frame.maxY + 12
        page.layOut(in: CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, inner.maxY - top)))
    }
}
