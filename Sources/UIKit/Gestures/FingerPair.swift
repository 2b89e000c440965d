/// The two fingers of a pinch or rotation: takes the first two, and another in place of one that was lifted.
@MainActor
internal struct FingerPair {
    private(set) var fingers: [UITouch] = []

    var isComplete: Bool { fingers.count == 2 }
    var isEmpty: Bool { fingers.isEmpty }

    /// From the first to the second, window coordinates; zero while one is missing.
    var vector: CGVector {
        guard isComplete else { return .zero }
        let (first, second) = (fingers[0].windowLocation, fingers[1].windowLocation)
        return CGVector(dx: second.x - first.x, dy: second.y - first.y)
    }

    /// False when there are two already.
    mutating func add(_ touch: UITouch) -> Bool {
        guard fingers.count < 2 else { return false }
        fingers.append(touch)
        return true
    }

    mutating func remove(_ touches: Set<UITouch>) { fingers.removeAll { touches.contains($0) } }
}

extension CGVector {
    internal var length: CGFloat { hypot(dx, dy) }
    internal var angle: CGFloat { atan2(dy, dx) }
}
