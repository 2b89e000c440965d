import Hands
import UIKit

/// A soft ring around each fingertip that draws, so that a child sees what counts as a touch. Fingers go through it.
final class FingertipHalos: UIView {
    private var halos: [Contact.ID: UIView] = [:]
    private let color: UIColor

    /// Of the ring, in points. Chosen: wider than a fingertip, so that something of it is seen.
    static let diameter: CGFloat = 72

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Rings lie around these places, in bounds coordinates, and nowhere else. O(fingers).
    func show(_ places: [Contact.ID: CGPoint]) {
        for (id, halo) in halos where places[id] == nil {
            halo.removeFromSuperview()
            halos[id] = nil
        }
        for (id, place) in places {
            let halo = halos[id] ?? add(id)
            // Whole points: a ring that lies between pixels trembles.
            halo.center = CGPoint(x: place.x.rounded(), y: place.y.rounded())
        }
    }

    private func add(_ id: Contact.ID) -> UIView {
        let halo = HaloView(color: color)
        halo.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
        addSubview(halo)
        halos[id] = halo
        return halo
    }
}

/// Fades from a ring outwards, and leaves the ink in its middle clear.
private final class HaloView: UIView {
    private let color: UIColor
    private static let rings = 6
    /// Between two rings, in points.
    private static let spacing: CGFloat = 2

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isOpaque = false
    }

    override func draw(_ rect: CGRect) {
        for ring in 0..<Self.rings {
            let inset = 1 + Self.spacing * CGFloat(Self.rings - 1 - ring)
            color.withAlphaComponent(0.22 * CGFloat(Self.rings - ring) / CGFloat(Self.rings)).setStroke()
            let path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset))
            path.lineWidth = Self.spacing
            path.stroke()
        }
    }
}
