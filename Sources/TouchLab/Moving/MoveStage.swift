import UIKit

/// A card that goes from one end to the other, and below it a dot for each moment at which it was seen on its way: close together where
/// it is slow.
final class MoveStage: UIView {
    /// What an animation changes.
    enum Change: Int { case frame, alpha, transform, all }

    let card = UIView()
    private(set) var isAtEnd = false
    private var change = Change.frame
    /// Where the card's middle was shown, from the left.
    private(set) var dots: [CGFloat] = [] { didSet { if dots != oldValue { setNeedsDisplay() } } }
    private let appearance: LabAppearance
    private var placedSize = CGSize.zero
    private let sign: UILabel

    init(kit: LabKit) {
        appearance = kit.appearance
        sign = kit.label("Card", font: LabKit.strong)
        super.init(frame: .zero)
        kit.stylePanel(self)
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityIdentifier = "lab.move.stage"
        accessibilityLabel = "A card that moves"
        card.backgroundColor = LabPalette.color(0)
        card.cornerRadius = 14
        card.accessibilityIdentifier = "lab.move.card"
        card.accessibilityLabel = "Card"
        sign.textColor = .white
        sign.textAlignment = .center
        card.addSubview(sign)
        addSubview(card)
    }

    /// Sets the card to its other end; inside of an animation it is seen going there.
    func turn(changing change: Change) {
        self.change = change
        isAtEnd.toggle()
        place()
    }

    func forgetDots() { dots = [] }

    /// Leaves a dot where the card is shown now.
    func leaveDot() {
        guard let place = card.layer.presentation()?.position.x else { return }
        dots.append(place)
    }

    override func layoutSubviews() {
        guard bounds.size != placedSize else { return }
        placedSize = bounds.size
        forgetDots()
        UIView.performWithoutAnimation {
            // Larger on a large stage, and even, so that its edges are whole.
            let side = 2 * (min(max(MoveConstants.card, bounds.height * 0.24), 2 * MoveConstants.card) / 2).rounded()
            card.bounds.size = CGSize(width: side, height: side)
            sign.frame = CGRect(x: 4, y: (side - 20) / 2, width: side - 8, height: 20)
            place()
        }
    }

    private var middle: CGFloat { ((bounds.height - MoveStage.rail) / 2).rounded() }
    /// Height of the strip with the dots.
    private static let rail: CGFloat = 36

    private func place() {
        // Room for a spring to swing beyond the end: a tenth of the way.
        let edge = card.bounds.width / 2 + max(28, (bounds.width * 0.08).rounded())
        let (start, end) = (CGPoint(x: edge, y: middle), CGPoint(x: bounds.width - edge, y: middle))
        let moves = change == .frame || change == .all
        // What another change left behind goes back with this one.
        let goes = isAtEnd && moves
        card.center = goes ? end : start
        card.alpha = isAtEnd && (change == .alpha || change == .all) ? 0.25 : 1
        let turned = isAtEnd && (change == .transform || change == .all)
        card.transform = turned ? CGAffineTransform(rotationAngle: .pi * 0.75).scaledBy(x: 0.7, y: 0.7) : .identity
    }

    override func draw(_ rect: CGRect) {
        let y = bounds.height - MoveStage.rail / 2
        appearance.hairline.setStroke()
        let rail = UIBezierPath()
        rail.lineWidth = 1
        rail.move(to: CGPoint(x: 16, y: y))
        rail.addLine(to: CGPoint(x: bounds.width - 16, y: y))
        rail.stroke()
        LabPalette.color(0).withAlphaComponent(0.7).setFill()
        for dot in dots { UIBezierPath(ovalIn: CGRect(x: dot - 4, y: y - 4, width: 8, height: 8)).fill() }
    }
}
