/// A straight sRGB colour with alpha; components 0…1. Immutable, though a dynamic one is another wherever other traits are in force.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    /// Straight components, 0…1.
    public typealias RGBA = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private enum Storage: Sendable {
        case plain(RGBA, CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let storage: Storage

    /// As it is now (`UITraitCollection.current`).
    public var cgColor: CGColor { plain.1 }
    /// The same, straight components, 0…1.
    public var rgba: RGBA { plain.0 }

    private var plain: (RGBA, CGColor) {
        switch storage {
        case .plain(let rgba, let color): (rgba, color)
        case .dynamic(let provider): provider(.current).plain
        }
    }

    /// A colour that depends on the traits in force when it is used. Where they change everything is drawn anew.
    /// - Parameter dynamicProvider: gives the same colour for the same traits, on any thread.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { storage = .dynamic(dynamicProvider) }

    internal var isDynamic: Bool { if case .dynamic = storage { true } else { false } }

    /// The plain colour that it is under certain traits.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        if case .dynamic(let provider) = storage { provider(traits).resolvedColor(with: traits) } else { self }
    }

    /// Components outside 0…1 are limited to it.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { value > 0 ? min(1, value) : 0 }
        let rgba = (red: limited(red), green: limited(green), blue: limited(blue), alpha: limited(alpha))
        storage = .plain(rgba, CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha))
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, cgColor.alpha]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// An opaque colour as written on the web: `UIColor(hex: 0xFCFBF7)`.
    public convenience init(hex: UInt32, alpha: CGFloat = 1) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }

    /// The colour with its alpha replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .dynamic(let provider) = storage { return UIColor { provider($0).withAlphaComponent(alpha) } }
        let (red, green, blue, _) = rgba
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    internal var alpha: CGFloat { rgba.alpha }

    /// A dynamic colour is only equal to itself.
    public static func == (a: UIColor, b: UIColor) -> Bool {
        if a === b { return true }
        guard case .plain(let first, _) = a.storage, case .plain(let second, _) = b.storage else { return false }
        return first == second
    }

    public func hash(into hasher: inout Hasher) {
        if case .plain(_, let color) = storage { hasher.combine(color) } else { hasher.combine(ObjectIdentifier(self)) }
    }

    public var description: String {
        let (red, green, blue, alpha) = rgba
        return "UIColor(\(red), \(green), \(blue), \(alpha))"
    }

    // MARK: Drawing

    /// Makes this the current context's fill and stroke colour.
    @MainActor public func set() {
        setFill()
        setStroke()
    }

    @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
