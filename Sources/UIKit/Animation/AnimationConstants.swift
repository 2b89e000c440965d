/// Every number that animations depend on which is not in a call, in one place. *Chosen* marks what no public source settles.
internal enum AnimationConstants {
    /// Of `animate(withDuration:)` with `curveEaseInOut`. Source: Core Animation's documented control points of `easeInEaseOut`,
    /// which are those of CSS's `ease-in-out`.
    static let easeInOut = CubicTiming(0.42, 0, 0.58, 1)
    /// Source: Core Animation's `easeIn`, CSS's `ease-in`.
    static let easeIn = CubicTiming(0.42, 0, 1, 1)
    /// Source: Core Animation's `easeOut`, CSS's `ease-out`.
    static let easeOut = CubicTiming(0, 0, 0.58, 1)

    /// A spring has come to rest when it swings no farther than this part of its way. Chosen: a pixel of a way of 1000.
    static let springRest: Double = 0.001
    /// The least damping ratio; a spring without any would never come to rest. Chosen.
    static let leastDamping: Double = 0.01
}
