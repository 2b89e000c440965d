import UIKit

/// A card that goes along with a finger.
///
/// The lesson: a finger moved by its location minus its previous location, both in the coordinates of the view that *holds* the card.
/// Measured in the card's own, a turned card goes astray.
final class DragCard: UIView {
    /// In whose coordinates movements are measured.
    enum Measure: Int { case superview, itself }

    var measure: () -> Measure = { .superview }
    /// Told of each movement: the location, the previous one, and what came of both.
    var onMove: (DragCard, CGPoint, CGPoint) -> Void = { _, _, _ in }
    var onPick: (DragCard) -> Void = { _ in }
    /// Something was done that can be undone, or was.
    var onChange: (DragCard) -> Void = { _ in }
    var isPicked = false { didSet { if isPicked != oldValue { showPicked() } } }

    /// How far from where it was placed, and turned by how much (radians).
    private(set) var offset = CGVector.zero
    private(set) var angle: CGFloat = 0
    private let firstAngle: CGFloat
    /// Where it was when a finger landed on it.
    private var start: Place?
    private let appearance: LabAppearance
    private let title, hint: UILabel

    init(_ text: String, angle: CGFloat, color: UIColor, id: String, kit: LabKit) {
        firstAngle = angle
        appearance = kit.appearance
        title = kit.label(text, font: LabKit.strong)
        hint = kit.label(font: LabKit.hint)
        super.init(frame: .zero)
        bounds.size = DragCard.size
        backgroundColor = color
        cornerRadius = 14
        borderColor = appearance.content
        softShadows = [SoftShadow(offset: CGSize(width: 0, height: 3), blur: 10, color: appearance.shadows.last ?? .clear)]
        accessibilityIdentifier = id
        accessibilityLabel = text
        accessibilityTraits = .allowsDirectInteraction
        for label in [title, hint] {
            label.textColor = .white
            label.textAlignment = .center
            addSubview(label)
        }
        reset()
    }

    static let size = CGSize(width: 124, height: 84)

    override func layoutSubviews() {
        title.frame = CGRect(x: 8, y: 20, width: bounds.width - 16, height: 20)
        hint.frame = CGRect(x: 8, y: 42, width: bounds.width - 16, height: 20)
    }

    // MARK: Moving

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
        start = place
        onPick(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let space = measure() == .itself ? self : superview
        let (here, before) = (touch.location(in: space), touch.previousLocation(in: space))
        move(by: CGVector(dx: here.x - before.x, dy: here.y - before.y))
        onMove(self, here, before)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }

    private func finish() {
        if let start { noteChange(since: start) }
        start = nil
    }

    /// Goes on by `way`, as far as its middle stays inside the view that holds it.
    func move(by way: CGVector) {
        guard let area = superview?.bounds else { return }
        let place = CGPoint(x: center.x + offset.dx + way.dx, y: center.y + offset.dy + way.dy)
        offset.dx = min(max(place.x, area.minX), area.maxX) - center.x
        offset.dy = min(max(place.y, area.minY), area.maxY) - center.y
        apply()
    }

    func turn(by radians: CGFloat) {
        angle += radians
        apply()
    }

    func reset() {
        (offset, angle) = (.zero, firstAngle)
        apply()
    }

    private func apply() {
        transform = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))
        let degrees = (angle * 180 / .pi).truncatingRemainder(dividingBy: 360)
        hint.text = abs(degrees) < 0.5 ? "upright" : "turned \(Figures.text(degrees))°"
    }

    // MARK: Undo

    private struct Place: Equatable {
        var offset: CGVector
        var angle: CGFloat
    }

    private var place: Place {
        get { Place(offset: offset, angle: angle) }
        set {
            (offset, angle) = (newValue.offset, newValue.angle)
            apply()
        }
    }

    /// Does what the window's undo manager can take back.
    func undoably(_ action: (DragCard) -> Void) {
        let before = place
        action(self)
        noteChange(since: before)
    }

    private func noteChange(since before: Place) {
        guard place != before else { return }
        undoManager?.registerUndo(withTarget: self) { card in
            // What is registered while undoing is what redo does.
            card.undoably { $0.place = before }
        }
        onChange(self)
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }

    override func accessibilityActivate() -> Bool {
        onPick(self)
        return true
    }

    private func showPicked() { borderWidth = isPicked ? 3 : 0 }
}
