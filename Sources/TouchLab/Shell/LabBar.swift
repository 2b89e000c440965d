import UIKit

/// The bar on top: back to the drawing (or close the window), which page this is, the one before, the one after, and another window.
final class LabBar: UIView {
    let back, title, previousPage, nextPage, newWindow: GlyphButton
    private let wideTitle: UILabel
    private let hairline = UIView()
    private let count: Int
    /// Whether the list of pages stands beside the page, so that the title need not open it.
    var isWide = false { didSet { setNeedsLayout() } }

    /// - Parameter isInOwnWindow: there is no drawing below to go back to.
    init(pages: Int, isInOwnWindow: Bool, kit: LabKit, controller: TouchLabController) {
        count = pages
        let (title, id, label) = isInOwnWindow
            ? ("Close", "lab.close-window", "Close window") : ("Drawing", "lab.back", "Back to the drawing")
        back = GlyphButton(.left, title: title, id: id, label: label, kit: kit) { [unowned controller] in controller.close() }
        self.title = GlyphButton(.down, title: " ", id: "lab.title", label: "Pages", kit: kit) { [unowned controller] in
            controller.toggleIndex()
        }
        previousPage = GlyphButton(.left, id: "lab.previous", label: "Previous page", kit: kit) { [unowned controller] in
            controller.step(-1)
        }
        nextPage = GlyphButton(.right, id: "lab.next", label: "Next page", kit: kit) { [unowned controller] in controller.step(1) }
        newWindow = GlyphButton(.window, id: "lab.new-window", label: "New window with this page", kit: kit) { [unowned controller] in
            controller.openWindow()
        }
        wideTitle = kit.label(font: .systemFont(ofSize: 17, weight: .semibold), id: "lab.heading")
        super.init(frame: .zero)
        self.title.configuration.font = .systemFont(ofSize: 17, weight: .semibold)
        backgroundColor = kit.appearance.surface
        hairline.backgroundColor = kit.appearance.hairline
        accessibilityIdentifier = "lab.bar"
        focusGroupIdentifier = "lab.bar"
        for part in [back, self.title, previousPage, nextPage, newWindow, wideTitle, hairline] { addSubview(part) }
    }

    func show(_ page: LabPage, at index: Int) {
        let text = page.title ?? ""
        title.setTitle(text, for: .normal)
        title.accessibilityLabel = "\(text), page \(index + 1) of \(count)"
        wideTitle.text = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let (gap, side) = (LabMetrics.gap, LabMetrics.target)
        let top = (bounds.height - side) / 2
        func width(_ view: UIView) -> CGFloat { view.sizeThatFits(bounds.size).width.rounded(.up) }
        back.frame = CGRect(x: gap, y: top, width: width(back), height: side)
        newWindow.frame = CGRect(x: bounds.width - gap - side, y: top, width: side, height: side)
        nextPage.frame = CGRect(x: newWindow.frame.minX - side, y: top, width: side, height: side)
        previousPage.frame = CGRect(x: nextPage.frame.minX - side, y: top, width: side, height: side)
        title.isHidden = isWide
        wideTitle.isHidden = !isWide
        let left = isWide ? max(LabMetrics.index + LabMetrics.margin + 1, back.frame.maxX + gap) : back.frame.maxX + gap
        let room = max(0, previousPage.frame.minX - gap - left)
        wideTitle.frame = CGRect(x: left, y: 0, width: room, height: bounds.height)
        let titleWidth = min(room, width(title))
        // In the middle of the bar where there is room for it there.
        let x = min(max(left, ((bounds.width - titleWidth) / 2).rounded()), left + room - titleWidth)
        title.frame = CGRect(x: x, y: top, width: titleWidth, height: side)
        let pixel = 1 / contentScaleFactor
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    /// Nothing behind the bar hears of it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
