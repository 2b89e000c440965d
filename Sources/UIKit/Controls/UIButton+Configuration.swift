extension UIButton {
    /// What a button looks like. Colours are given per state; what is not given follows from the tint colour.
    public struct Configuration: Hashable, Sendable {
        /// The colours of one state.
        public struct Look: Hashable, Sendable {
            /// Of the pill; nil: none, or for the selected state the tint colour.
            public var background: UIColor?
            /// Of the title and of template images; nil: the tint colour, or on a selected pill what contrasts with it.
            public var foreground: UIColor?

            public init(background: UIColor? = nil, foreground: UIColor? = nil) {
                (self.background, self.foreground) = (background, foreground)
            }
        }

        public var normal = Look()
        /// Nil: as without a finger, but darkened by `pressedOverlay`.
        public var highlighted: Look?
        public var selected = Look()
        /// Nil: as when enabled, but faded to `disabledAlpha`.
        public var disabled: Look?

        /// Laid over a pressed button's pill: it darkens. Chosen.
        public var pressedOverlay = UIColor(white: 0, alpha: 0.16)
        /// How much of a disabled button is left, 0…1.
        public var disabledAlpha: CGFloat = 0.35
        /// Of the pill, in points; nil rounds its ends fully.
        public var cornerRadius: CGFloat?
        /// Between the bounds and the pill: a target may be larger than what is seen of it.
        public var backgroundInsets = UIEdgeInsets.zero
        /// Between the bounds and title and image, as far as they need the room.
        public var contentInsets = UIEdgeInsets(all: 8)
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 6
        public var font = UIFont.systemFont(ofSize: 15, weight: .semibold)

        public init() {}

        /// Nothing behind the content until it is pressed or selected.
        public static func plain() -> Configuration { Configuration() }

        /// Content on a pill of `background`.
        public static func filled(_ background: UIColor, foreground: UIColor? = nil) -> Configuration {
            var configuration = Configuration()
            configuration.normal = Look(background: background, foreground: foreground ?? background.contrastingForeground)
            return configuration
        }
    }
}
