/// Where a context may draw: whole pixels of `bounds`, each as far as `mask` says.
internal struct ClipRegion {
    private(set) var bounds: PixelRect
    /// Nil when every pixel of `bounds` is open; covers at least `bounds` otherwise.
    private(set) var mask: ClipMask?

    init(_ bounds: PixelRect) { self.bounds = bounds }

    mutating func intersect(_ rect: PixelRect) {
        bounds = bounds.intersection(rect)
        if bounds.isEmpty { mask = nil }
    }

    /// O(pixels the shape touches within `bounds`); whole pixels stay a rectangle.
    mutating func intersect(_ shape: CoverageShape, isAntialiased: Bool) {
        var touched = bounds
        switch shape {
        case .rect(let rect):
            if let aligned = rect.pixelAligned { return intersect(aligned) }
            touched = touched.intersection(rect.pixels)
        case .polygons(let lines, _):
            touched = touched.intersection(PixelRect(covering: lines.boundingBox, scale: 1))
        }
        guard !touched.isEmpty else { return intersect(.empty) }
        let fresh = ClipMask(bounds: touched)
        shape.forEachRow(in: touched) { y, spans in
            for span in spans {
                guard let coverage = span.coverage(isAntialiased: isAntialiased) else { continue }
                let target = fresh.pointer(x: span.x, y: y)
                if let before = mask?.pointer(x: span.x, y: y) {
                    for x in 0..<span.count { target[x] = UInt8(Premultiplied.multiply(UInt32(before[x]), coverage)) }
                } else {
                    target.update(repeating: UInt8(coverage), count: span.count)
                }
            }
        }
        bounds = touched
        mask = fresh
    }

    /// The mask from a place inside `bounds` on; nil when all is open.
    func row(x: Int, y: Int) -> UnsafePointer<UInt8>? { mask.map { UnsafePointer($0.pointer(x: x, y: y)) } }

    /// The same place without its mask, for drawing that goes through the mask later as a whole.
    var withoutMask: ClipRegion { ClipRegion(bounds) }
}

/// One coverage byte for each pixel of `bounds`. Written only while it is made; saved states share it.
internal final class ClipMask {
    let bounds: PixelRect
    private let bytes: UnsafeMutablePointer<UInt8>

    init(bounds: PixelRect) {
        self.bounds = bounds
        bytes = .allocate(capacity: bounds.area)
        bytes.initialize(repeating: 0, count: bounds.area)
    }

    deinit { bytes.deallocate() }

    func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + (y - bounds.minY) * bounds.width + (x - bounds.minX)
    }
}

extension CoverageSpan {
    /// The coverage to paint with; without antialiasing all or nothing (nil), by the greater part of the pixel.
    internal func coverage(isAntialiased: Bool) -> UInt32? {
        isAntialiased ? UInt32(coverage) : coverage >= 128 ? 255 : nil
    }
}
