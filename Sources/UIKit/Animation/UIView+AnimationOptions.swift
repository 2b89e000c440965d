extension UIView {
    /// How `animate(withDuration:…)` animates. UIKit's values.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views whose size the block changes lay out their subviews within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The animated views are touched where they will be; without it they are not touched at all meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Goes on from what is shown. Every animation does, as on today's iOS; the option changes nothing.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Over and over, until it is taken off.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// There and back, which takes twice the duration.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Its own duration and not that of the animation it is begun inside of.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Its own curve and not that of the animation it is begun inside of.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        internal static let curveMask: UInt = 15 << 16
    }
}
