import UIKit

/// Whether a panel tells fingers where they are: the user taps crosses, and what the taps are off by on average is the panel's error,
/// since the hand's own goes in all directions.
struct OffsetCheck {
    /// As parts of the area: the middle, then towards the corners, where panels are off most.
    private static let places: [CGPoint] = [
        CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.2, y: 0.3), CGPoint(x: 0.8, y: 0.3), CGPoint(x: 0.8, y: 0.75), CGPoint(x: 0.2, y: 0.75),
    ]

    private(set) var offsets: [CGVector] = []

    var isDone: Bool { offsets.count >= ExplorerConstants.offsetTaps }

    /// Where the next cross is, in an area of `size` points.
    func target(in size: CGSize) -> CGPoint {
        let place = OffsetCheck.places[offsets.count % OffsetCheck.places.count]
        return CGPoint(x: (size.width * place.x).rounded(), y: (size.height * place.y).rounded())
    }

    /// A finger landed at `point`.
    /// - Returns: whether it counts.
    mutating func tap(at point: CGPoint, in size: CGSize) -> Bool {
        let target = target(in: size)
        let offset = CGVector(dx: point.x - target.x, dy: point.y - target.y)
        guard !isDone, hypot(offset.dx, offset.dy) <= ExplorerConstants.offsetReach else { return false }
        offsets.append(offset)
        return true
    }

    /// Zero before the first tap.
    var mean: CGVector {
        guard !offsets.isEmpty else { return .zero }
        let count = CGFloat(offsets.count)
        return CGVector(dx: offsets.reduce(0) { $0 + $1.dx } / count, dy: offsets.reduce(0) { $0 + $1.dy } / count)
    }

    /// All taps were seen, and they lie off in one direction.
    var isOff: Bool { isDone && hypot(mean.dx, mean.dy) > ExplorerConstants.largestOffset }

    /// `12 pt to the right, 3 pt down`.
    var text: String {
        let across = "\(Figures.text(abs(mean.dx))) pt to the \(mean.dx < 0 ? "left" : "right")"
        return "\(across), \(Figures.text(abs(mean.dy))) pt \(mean.dy < 0 ? "up" : "down")"
    }
}
