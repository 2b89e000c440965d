/// The coverage of a rounded rectangle of whole pixels after a Gaussian blur, kept without the straight middle parts:
/// every size from twice the corners' reach on shares one mask, whose middle column and row are repeated.
@MainActor
internal struct SoftShadowMask {
    /// What of a blurred rectangle does not change with its size.
    struct Key: Hashable {
        var width: Int
        var height: Int
        var radius: CGFloat
        /// Standard deviation in pixels.
        var deviation: CGFloat
    }

    /// How far the mask sticks out of the rectangle, in pixels.
    let margin: Int
    /// From the rectangle's edge to the middle column, in pixels.
    private let reach: Int
    private let mask: CoverageMask

    private static var cache: [Key: SoftShadowMask] = [:]
    /// A look has a handful of shadows; more than this are left-overs of sizes that are gone.
    private static let cacheLimit = 32
    /// How far corners and blur may reach, in pixels; a shadow beyond that is not drawn. *Chosen*: 64 MB for the largest mask.
    private static let longestReach: CGFloat = 2048

    /// The mask for a rectangle of this size in pixels. O(reduced width × reduced height × corner radius) the first time.
    /// Nil where corners and blur reach farther than `longestReach`.
    static func mask(width: Int, height: Int, radius: CGFloat, deviation: CGFloat) -> SoftShadowMask? {
        let exactReach = radius + SoftShadow.reach * deviation
        guard exactReach <= longestReach else { return nil }
        let reach = Int(exactReach.rounded(.up))
        let key = Key(width: min(width, 2 * reach + 1), height: min(height, 2 * reach + 1), radius: radius, deviation: deviation)
        if let known = cache[key] { return known }
        let made = SoftShadowMask(key, reach: reach)
        if cache.count >= cacheLimit { cache.removeAll() }
        cache[key] = made
        return made
    }

    private init(_ key: Key, reach: Int) {
        self.reach = reach
        margin = Int((SoftShadow.reach * key.deviation).rounded(.up))
        mask = BlurredRoundedRect(
            width: Double(key.width), height: Double(key.height), radius: Double(key.radius), deviation: Double(key.deviation)
        ).coverage(margin: margin)
    }

    /// The part `part` of the shadow of `box`, in device pixels; nil when they do not meet. O(pixels of the part).
    func part(_ part: PixelRect, of box: PixelRect) -> (mask: CoverageMask, x: Int, y: Int)? {
        let all = box.insetBy(-margin)
        let part = part.intersection(all)
        guard !part.isEmpty else { return nil }
        let columns = (part.minX..<part.maxX).map { index($0 - all.minX, of: all.width, in: mask.width) }
        var bytes = [UInt8](repeating: 0, count: part.area)
        bytes.withUnsafeMutableBufferPointer { target in
            mask.bytes.withUnsafeBufferPointer { source in
                var place = 0
                for y in part.minY..<part.maxY {
                    let row = index(y - all.minY, of: all.height, in: mask.height) * mask.width
                    for column in columns {
                        target[place] = source[row + column]
                        place += 1
                    }
                }
            }
        }
        return (CoverageMask(width: part.width, height: part.height, bytes: bytes), part.minX, part.minY)
    }

    /// Where pixel `place` of `length` is found in the mask's `kept` ones.
    private func index(_ place: Int, of length: Int, in kept: Int) -> Int {
        let middle = margin + reach
        if place <= middle || length <= kept { return place }
        return max(middle, place - (length - kept))
    }
}
