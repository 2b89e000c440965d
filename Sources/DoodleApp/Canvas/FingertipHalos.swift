import Hands
import UIKit

/// A soft ring around each fingertip that draws, so that a child sees what counts as a touch. Fingers go through it.
///
/// Rings follow a moment later than ink: no stroke waits until they are painted.
final class FingertipHalos: UIView {
    private let clock: EventClock
    private let picture: UIImage
    private var halos: [Contact.ID: UIImageView] = [:]
    private var places: [Contact.ID: CGPoint] = [:]
    private var timer: EventTimer?

    /// Of the ring, in points. Chosen: wider than a fingertip, so that something of it is seen.
    static let diameter: CGFloat = 72
    /// Seconds from one place of a ring to the next.
    private static let interval = 1.0 / 30

    init(color: UIColor, clock: EventClock) {
        self.clock = clock
        picture = Self.ring(color)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Rings go to these places, in bounds coordinates, and away from all others. O(fingers).
    func show(_ places: [Contact.ID: CGPoint]) {
        self.places = places
        guard timer == nil, !places.isEmpty || !halos.isEmpty else { return }
        timer = clock.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            timer = nil
            arrange()
        }
    }

    private func arrange() {
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

    private func add(_ id: Contact.ID) -> UIImageView {
        let halo = UIImageView(image: picture)
        halo.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
        addSubview(halo)
        halos[id] = halo
        return halo
    }

    /// Fades outwards, slowly, and inwards, and leaves the ink in its middle clear.
    private static func ring(_ color: UIColor) -> UIImage {
        // From the outermost one in.
        let strengths: [CGFloat] = [1, 2, 3, 4, 5, 6, 4, 1.5], spacing = CGFloat(2)
        return UIGraphicsImageRenderer(size: CGSize(width: diameter, height: diameter)).image { _ in
            for (ring, strength) in strengths.enumerated() {
                let inset = 1 + spacing * CGFloat(ring)
                color.withAlphaComponent(0.25 * strength / 6).setStroke()
                let path = UIBezierPath(ovalIn: CGRect(x: inset, y: inset, width: diameter - 2 * inset, height: diameter - 2 * inset))
                path.lineWidth = spacing
                path.stroke()
            }
        }
    }
}
