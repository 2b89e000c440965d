/// A quick stroke in one direction: at least `TouchConstants.swipeDistance` along it within `swipeDuration`, straying from it by
/// no more than `swipeAngle`. Discrete; recognized while the fingers are still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe may lead; UIKit's values.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// Any of these. In the window's coordinates.
    public final var direction: Direction = .right
    /// Below 1 counts as 1.
    public final var numberOfTouchesRequired = 1

    private final var landings: [(touch: UITouch, location: CGPoint)] = []
    private final var timer: EventTimer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder {
            guard landings.count < max(1, numberOfTouchesRequired) else { return giveUp() }
            if landings.isEmpty {
                timer = schedule(TouchConstants.swipeDuration, since: touch.timestamp) { [weak self] in self?.runOut() }
            }
            landings.append((touch, touch.windowLocation))
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge() }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        judge()
        giveUp()
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        (timer, landings) = (nil, [])
    }

    /// All the fingers' middle, because fingers of one hand do not move in step.
    private func judge() {
        guard machine == .possible, requested.isEmpty, landings.count == max(1, numberOfTouchesRequired) else { return }
        let start = CGPoint.mean(of: landings.map(\.location)), end = CGPoint.mean(of: landings.map(\.touch.windowLocation))
        let movement = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let courses = direction.unitVectors.map { along(movement, $0) }.filter(\.isStraight)
        if courses.contains(where: { $0.distance >= TouchConstants.swipeDistance }) {
            state = .ended
        } else if courses.isEmpty, movement.length >= TouchConstants.swipeDistance {
            giveUp()
        }
    }

    /// How far `movement` goes along `course`, and whether it keeps to it.
    private func along(_ movement: CGVector, _ course: CGVector) -> (distance: CGFloat, isStraight: Bool) {
        let distance = movement.dx * course.dx + movement.dy * course.dy
        let across = abs(movement.dx * course.dy - movement.dy * course.dx)
        // A hair of tolerance, for angles that are exact in degrees and not in binary.
        return (distance, distance > 0 && atan2(across, distance) <= TouchConstants.swipeAngle + 1e-9)
    }

    private func runOut() {
        if requested.isEmpty { giveUp() }
    }

    private func giveUp() {
        timer?.cancel()
        if machine == .possible, requested.isEmpty { state = .failed }
    }
}

extension UISwipeGestureRecognizer.Direction {
    fileprivate var unitVectors: [CGVector] {
        var result: [CGVector] = []
        if contains(.right) { result.append(CGVector(dx: 1, dy: 0)) }
        if contains(.left) { result.append(CGVector(dx: -1, dy: 0)) }
        if contains(.up) { result.append(CGVector(dx: 0, dy: -1)) }
        if contains(.down) { result.append(CGVector(dx: 0, dy: 1)) }
        return result
    }
}
