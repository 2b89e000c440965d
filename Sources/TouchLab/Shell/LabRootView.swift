import UIKit

/// Stacks the page, the bar, and the list of pages.
final class LabRootView: UIView {
    private let bar: LabBar
    private let index: LabIndex
    private let divider = UIView()
    /// Lies invisibly behind the open list: the first touch outside closes it.
    private let curtain = TouchCurtain()
    private let appearance: LabAppearance
    var page: UIView? {
        didSet {
            guard page !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let page { insertSubview(page, at: 0) }
        }
    }
    private(set) var isIndexOpen = false
    private var isWide: Bool { bounds.width >= LabMetrics.wideWindow }

    init(bar: LabBar, index: LabIndex, appearance: LabAppearance) {
        (self.bar, self.index, self.appearance) = (bar, index, appearance)
        super.init(frame: .zero)
        accessibilityIdentifier = "lab"
        accessibilityLabel = "Touch laboratory"
        backgroundColor = appearance.ground
        isOpaque = true
        divider.backgroundColor = appearance.hairline
        curtain.isHidden = true
        curtain.onTouch = { [unowned self] in closeIndex() }
        for part in [bar, curtain, index, divider] { addSubview(part) }
    }

    func openIndex() {
        guard !isWide else { return }
        isIndexOpen = true
        setNeedsLayout()
        layoutIfNeeded()
        index.showSelectedRow()
    }

    /// - Returns: whether it was open.
    @discardableResult
    func closeIndex() -> Bool {
        guard isIndexOpen else { return false }
        isIndexOpen = false
        setNeedsLayout()
        layoutIfNeeded()
        return true
    }

    override func layoutSubviews() {
        if isWide { isIndexOpen = false }
        bar.isWide = isWide
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: LabMetrics.bar)
        bar.layoutIfNeeded()
        let below = CGRect(x: 0, y: LabMetrics.bar, width: bounds.width, height: max(0, bounds.height - LabMetrics.bar))
        curtain.frame = bounds
        curtain.isHidden = !isIndexOpen
        index.isHidden = !isWide && !isIndexOpen
        index.accessibilityViewIsModal = isIndexOpen
        divider.isHidden = !isWide
        if isWide { placeBeside(below) } else { placeOver(below) }
    }

    private func placeBeside(_ area: CGRect) {
        (index.backgroundColor, index.cornerRadius, index.borderWidth, index.softShadows) = (appearance.surface, 0, 0, [])
        index.frame = CGRect(x: 0, y: area.minY, width: LabMetrics.index, height: area.height)
        let pixel = 1 / contentScaleFactor
        divider.frame = CGRect(x: LabMetrics.index, y: area.minY, width: pixel, height: area.height)
        let left = LabMetrics.index + 1
        page?.frame = CGRect(x: left, y: area.minY, width: area.width - left, height: area.height)
    }

    private func placeOver(_ area: CGRect) {
        page?.frame = area
        index.backgroundColor = appearance.surface
        index.cornerRadius = LabMetrics.floatingRadius
        (index.borderWidth, index.borderColor) = (0.01, appearance.hairline)
        index.softShadows = [
            SoftShadow(offset: CGSize(width: 0, height: 6), blur: 20, color: appearance.shadows.last ?? .clear),
            SoftShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: appearance.shadows.first ?? .clear),
        ]
        let size = index.sizeThatFits(area.size)
        let x = min(max(LabMetrics.gap, (bar.title.frame.midX - size.width / 2).rounded()), area.width - LabMetrics.gap - size.width)
        index.frame = CGRect(x: x, y: area.minY + 4, width: size.width, height: min(size.height, area.height - 12))
    }
}

/// Takes one touch and nothing else.
final class TouchCurtain: UIView {
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
