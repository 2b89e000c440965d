/// One thing that happened outside the toolkit: all that a host ever tells it.
///
/// Positions are in points of the window named, y down; times are seconds on the event clock.
/// A log of these values replays a session, so nothing here may depend on the library a host is built on.
public struct HostEvent: Sendable, Equatable {
    /// When the host handed the event over. Events with equal `time` arrived in one batch.
    public var time: TimeInterval
    /// When the device says it happened, on the same clock; nil where the device says nothing.
    public var deviceTime: TimeInterval?
    public var window: HostWindowID
    public var kind: Kind

    public init(time: TimeInterval, deviceTime: TimeInterval? = nil, window: HostWindowID = .main, kind: Kind) {
        (self.time, self.deviceTime, self.window, self.kind) = (time, deviceTime, window, kind)
    }

    public enum Kind: Sendable, Equatable {
        case finger(Finger)
        case pen(Pen)
        /// The true pressure of a pen sample that came before.
        case penPressure(PenPressure)
        case mouse(Mouse)
        case wheel(Wheel)
        case key(Key)
        case text(String)
        case window(Window)
        case device(Device)
        /// The system asks programs to look like this from now on.
        case appearance(Appearance)
        case sensor(Sensor)
        case remote(Remote)
        case drop(Drop)
        /// The screen's contents are gone and must be shown again.
        case renderReset
        /// The user or the system wants the program to end.
        case quit
    }

    /// A finger on a touch panel. An id names one finger from down to up or cancel, and may come again afterwards.
    public struct Finger: Sendable, Equatable {
        public enum Phase: String, Sendable { case down, motion, up, cancel }
        public var phase: Phase
        public var id: Int64
        public var device: Int64
        public var location: CGPoint
        /// 0…1; nil where the device reports none.
        public var pressure: CGFloat?

        public init(_ phase: Phase, id: Int64, device: Int64 = 0, at location: CGPoint, pressure: CGFloat? = nil) {
            (self.phase, self.id, self.device, self.location, self.pressure) = (phase, id, device, location, pressure)
        }
    }

    /// A stylus on or above its panel.
    public struct Pen: Sendable, Equatable {
        public enum Phase: String, Sendable { case down, motion, up, hover }
        public var phase: Phase
        public var location: CGPoint
        /// 0…1; nil where the device reports none.
        public var pressure: CGFloat?
        /// Degrees from upright, −90…90.
        public var tiltX: CGFloat
        public var tiltY: CGFloat
        public var isEraser: Bool
        /// The button on its barrel is held.
        public var isBarrelPressed: Bool
        /// `pressure` is a guess: the true one comes later, as a `PenPressure` of this number. Nil: it is no guess.
        public var estimate: Int64?

        public init(
            _ phase: Phase, at location: CGPoint, pressure: CGFloat? = nil, tiltX: CGFloat = 0, tiltY: CGFloat = 0,
            isEraser: Bool = false, isBarrelPressed: Bool = false, estimate: Int64? = nil
        ) {
            (self.phase, self.location, self.pressure) = (phase, location, pressure)
            (self.tiltX, self.tiltY, self.isEraser) = (tiltX, tiltY, isEraser)
            (self.isBarrelPressed, self.estimate) = (isBarrelPressed, estimate)
        }
    }

    /// What a pen sample's pressure was, told after the sample.
    public struct PenPressure: Sendable, Equatable {
        /// The number that the sample was given as its `estimate`.
        public var estimate: Int64
        /// 0…1.
        public var pressure: CGFloat

        public init(estimate: Int64, pressure: CGFloat) { (self.estimate, self.pressure) = (estimate, pressure) }
    }

    /// A pointer: a mouse, a touchpad, or a panel whose driver has nothing better.
    public struct Mouse: Sendable, Equatable {
        public enum Phase: String, Sendable {
            case down, motion, up
            /// The pointer went out of the window. With a button held, what it does outside stays unseen until it is back.
            case leave
        }
        public enum Source: Sendable, Equatable {
            case device(Int64)
            /// The system's imitation of a finger. A host drops these before the toolkit hears of them.
            case finger
        }
        public var phase: Phase
        /// 1 left, 2 middle, 3 right; for motion the lowest button held, 0 when none is (then it is hover).
        public var button: Int
        public var location: CGPoint
        public var source: Source
        public var clicks: Int

        public init(_ phase: Phase, button: Int = 1, at location: CGPoint, source: Source = .device(0), clicks: Int = 1) {
            (self.phase, self.button, self.location, self.source, self.clicks) = (phase, button, location, source, clicks)
        }
    }

    /// Scrolling by wheel or touchpad, in notches or parts of them; positive `dy` shows what is above, positive `dx` what is to the
    /// right. That is a wheel turned away from the user, unless the user has turned the direction round.
    public struct Wheel: Sendable, Equatable {
        public var dx: CGFloat
        public var dy: CGFloat
        public var location: CGPoint

        public init(dx: CGFloat = 0, dy: CGFloat = 0, at location: CGPoint) {
            (self.dx, self.dy, self.location) = (dx, dy, location)
        }
    }

    /// A key of a keyboard, pressed, held (`isRepeat`) or released.
    public struct Key: Sendable, Equatable {
        /// The keys held along with it.
        public struct Modifiers: OptionSet, Sendable, Hashable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let shift = Modifiers(rawValue: 1)
            public static let control = Modifiers(rawValue: 2)
            public static let alt = Modifiers(rawValue: 4)
            public static let gui = Modifiers(rawValue: 8)
        }
        public var isDown: Bool
        /// What the layout gives: `z`, `ü`, `Return`, `Escape`, `F11`, `Left` …
        public var key: String
        /// The place, named by what a US keyboard prints there: `Z`, `[`, `1`, `Escape` …
        public var scancode: String
        public var modifiers: Modifiers
        public var isRepeat: Bool
        /// Whether the layout prints a Latin letter anywhere; true where nobody knows. A key with a sign on it, as Greek's `;` where `Q`
        /// is elsewhere, does not tell.
        public var hasLatinLayout: Bool

        public init(
            isDown: Bool, key: String, scancode: String, modifiers: Modifiers = [], isRepeat: Bool = false, hasLatinLayout: Bool = true
        ) {
            (self.isDown, self.key, self.scancode) = (isDown, key, scancode)
            (self.modifiers, self.isRepeat, self.hasLatinLayout) = (modifiers, isRepeat, hasLatinLayout)
        }
    }

    public enum Window: Sendable, Equatable {
        /// The new size in points.
        case resized(CGSize)
        /// The new number of device pixels a point.
        case displayScale(CGFloat)
        case focusGained, focusLost
        case shown, hidden
        case minimized, restored
        /// Part of the window was uncovered and must be shown again.
        case exposed
        case close
    }

    /// What a desktop asks its programs to look like.
    public struct Appearance: Sendable, Equatable {
        public var isDark: Bool
        public var hasHighContrast: Bool

        public init(isDark: Bool, hasHighContrast: Bool = false) { (self.isDark, self.hasHighContrast) = (isDark, hasHighContrast) }

        /// By the name of a desktop's theme: `Adwaita:dark`, `Yaru-dark`, `BreezeDark`; GTK's `HighContrast` and `HighContrastInverse`.
        public init(themeName: String) {
            let name = themeName.lowercased()
            let hasHighContrast = name.contains("highcontrast") || name.contains("high-contrast")
            self.init(isDark: name.contains("dark") || hasHighContrast && name.contains("inverse"), hasHighContrast: hasHighContrast)
        }
    }

    public enum Device: Sendable, Equatable {
        case added(Int64)
        case removed(Int64)
    }
}

/// Names a window of the host's.
public struct HostWindowID: Hashable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The window of a program that has one.
    public static let main = HostWindowID(0)
}
