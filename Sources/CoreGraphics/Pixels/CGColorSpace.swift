/// How colour components are meant. There is one here, sRGB: what is asked for by another name is taken for it.
public final class CGColorSpace: Sendable {
    /// The name, as Core Graphics writes it.
    public let name: String?

    public static let sRGB = "kCGColorSpaceSRGB"

    /// Nil for a name other than `CGColorSpace.sRGB`.
    public init?(name: String) {
        guard name == CGColorSpace.sRGB else { return nil }
        self.name = name
    }

    internal init() { name = CGColorSpace.sRGB }

    /// Red, green and blue.
    public var numberOfComponents: Int { 3 }
}

/// The screen's colours: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// What code writes as `[…] as CFArray`; Core Foundation's own does not exist on Linux.
public typealias CFArray = [Any]
