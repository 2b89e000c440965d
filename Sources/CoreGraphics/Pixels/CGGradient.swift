/// Colours along a line from 0 to 1, mixed in straight (not premultiplied) sRGB, as Core Graphics mixes unless told otherwise.
public final class CGGradient: Sendable {
    /// Ascending; one for each colour.
    private let locations: [CGFloat]
    private let colors: [CGColor]

    /// - Parameters:
    ///   - colors: `CGColor`s; anything else makes the result nil, as does an empty list.
    ///   - locations: one for each colour, limited to 0…1, in any order; nil spreads the colours evenly. Colours without a location
    ///     make the result nil.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let stops = colors.compactMap { $0 as? CGColor }
        guard !stops.isEmpty, stops.count == colors.count, (locations?.count ?? stops.count) >= stops.count else { return nil }
        let even = stops.indices.map { stops.count > 1 ? CGFloat($0) / CGFloat(stops.count - 1) : 0 }
        let places = locations.map { $0.prefix(stops.count).map(\.limitedToUnit) } ?? even
        // Two stops at one place are a step: their order counts, so the sort must not swap them.
        let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        self.locations = order.map { places[$0] }
        self.colors = order.map { stops[$0] }
    }

    /// - Parameter components: red, green, blue and alpha of one colour after the other. Nil when that is not `4 × count` numbers.
    public convenience init?(colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int) {
        guard count > 0, components.count >= 4 * count else { return nil }
        let colors = (0..<count).map { index in
            CGColor(
                red: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
                alpha: components[4 * index + 3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// The colour at `place`; before the first and after the last stop theirs. O(stops).
    internal func color(at place: CGFloat) -> CGColor {
        guard let next = locations.firstIndex(where: { $0 > place }) else { return colors[colors.count - 1] }
        guard next > 0 else { return colors[0] }
        let part = (place - locations[next - 1]) / (locations[next] - locations[next - 1])
        guard let from = colors[next - 1].components, let to = colors[next].components else { return colors[next] }
        func mixed(_ index: Int) -> CGFloat { from[index] + (to[index] - from[index]) * part }
        return CGColor(red: mixed(0), green: mixed(1), blue: mixed(2), alpha: mixed(3))
    }

    /// Premultiplied pixels for places 0, 1/(count − 1), …, 1.
    internal func table(count: Int) -> [UInt32] {
        (0..<count).map { color(at: CGFloat($0) / CGFloat(count - 1)).premultipliedPixel }
    }
}

/// Whether a gradient's end colours go on beyond its ends. Raw values are Core Graphics' own.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
