/// Fills the window over what presents: dimmed ground where there is some, and a card with the presented view.
internal final class PresentationView: UIView {
    private let style: UIModalPresentationStyle
    private let transition: UIModalTransitionStyle
    private let preferredSize: CGSize
    private let card = UIView()
    private let ground: DimmedGround?
    /// Not on the screen yet, or not any more.
    private var isOut = false

    init(
        for view: UIView, style: UIModalPresentationStyle, transition: UIModalTransitionStyle, preferredSize: CGSize,
        onTapBeside: @escaping () -> Void
    ) {
        (self.style, self.transition, self.preferredSize) = (style, transition, preferredSize)
        ground = style.isSheet ? DimmedGround(onTap: onTapBeside) : nil
        super.init(frame: .zero)
        // Keyboard focus and assistive programs stay inside.
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let ground { addSubview(ground) }
        addSubview(card)
        card.cornerRadius = style.isSheet ? PresentationConstants.cornerRadius : 0
        card.clipsToBounds = style.isSheet
        view.frame = card.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(view)
    }

    override func layoutSubviews() { place() }

    /// From out of sight to its place, or straight there.
    func moveIn(animated: Bool, completion: @escaping () -> Void) {
        isOut = animated
        UIView.performWithoutAnimation {
            place()
            layoutIfNeeded()
        }
        move(out: false, animated: animated, completion)
    }

    /// Out of sight. From here on nothing in it can be touched or focused, and what lies below can.
    func moveOut(animated: Bool, completion: @escaping () -> Void) {
        isUserInteractionEnabled = false
        move(out: true, animated: animated, completion)
    }

    private func move(out: Bool, animated: Bool, _ completion: @escaping () -> Void) {
        isOut = out
        guard animated else {
            UIView.performWithoutAnimation { place() }
            return completion()
        }
        // Not at the pace of an animation it may be asked for inside of.
        UIView.animate(
            withDuration: PresentationConstants.duration, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: { place() }, completion: { _ in completion() })
    }

    /// Everything where it belongs in the present bounds.
    func place() {
        ground?.frame = bounds
        ground?.alpha = isOut ? 0 : 1
        let covers = transition == .coverVertical
        let frame = PresentationView.cardFrame(style, in: bounds, preferredSize)
        card.frame = isOut && covers ? frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY) : frame
        card.alpha = isOut && !covers ? 0 : 1
    }

    /// Where the view lies in a window of `bounds`.
    static func cardFrame(_ style: UIModalPresentationStyle, in bounds: CGRect, _ preferredSize: CGSize) -> CGRect {
        let margin = PresentationConstants.margin
        switch style {
        case .fullScreen, .overFullScreen: return bounds
        case .pageSheet, .automatic:
            let width = min(bounds.width, PresentationConstants.pageWidth)
            // Without ground at the sides it reaches down to the bottom.
            let isNarrow = bounds.width < PresentationConstants.pageWidth + 2 * margin
            let height = max(0, bounds.height - (isNarrow ? margin : 2 * margin))
            return CGRect(
                x: bounds.midX - (isNarrow ? bounds.width : width) / 2, y: bounds.minY + margin, width: isNarrow ? bounds.width : width,
                height: height)
        case .formSheet:
            let wanted = preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : PresentationConstants.formSize
            let size = CGSize(
                width: max(0, min(wanted.width, bounds.width - 2 * margin)), height: max(0, min(wanted.height, bounds.height - 2 * margin)))
            return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
    }
}

/// Darkens what lies below a sheet.
private final class DimmedGround: UIView {
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: PresentationConstants.dimming)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A finger that was dragged away from the ground has thought better of it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.tapCount > 0 && point(inside: $0.location(in: self), with: event) }) { onTap() }
    }
}
