import QuartzCore
import UIKit

/// A card that follows the finger, lifted while it does, and stays inside its superview.
class DraggableCard: UIView {
    let titleLabel = UILabel()
    private let shine = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 0, alpha: 0.2).cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 4
        layer.shadowOpacity = 0.25

        shine.colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
        shine.frame = CGRect(x: 0, y: 12, width: bounds.width, height: 40)
        layer.insertSublayer(shine, at: 0)

        titleLabel.text = "Drag me"
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shine.frame = CGRect(x: 0, y: 12, width: bounds.width, height: 40)
        titleLabel.frame = CGRect(x: 8, y: bounds.height - 32, width: bounds.width - 16, height: 24)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
        transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        layer.shadowOpacity = 0.5
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview = superview else { return }
        let location = touch.location(in: superview)
        let previous = touch.previousLocation(in: superview)
        center.x = min(superview.bounds.maxX, max(superview.bounds.minX, center.x + location.x - previous.x))
        center.y = min(superview.bounds.maxY, max(superview.bounds.minY, center.y + location.y - previous.y))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { putDown() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { putDown() }

    private func putDown() {
        transform = .identity
        layer.shadowOpacity = 0.25
    }
}
