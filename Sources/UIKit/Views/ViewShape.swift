/// A view's rounded rectangle in device pixels.
internal struct ViewShape {
    /// From the view's bounds coordinates to device pixels.
    let toDevice: CGAffineTransform
    private let bounds: CGRect
    private let boundsRadius: CGFloat
    /// Whether the view's sides run along the pixels' and in their direction.
    let isUpright: Bool
    /// The bounds in whole pixels: rounded to the nearest edge, and at least one pixel, when upright; else all it touches.
    let box: PixelRect
    /// Corner radius in device pixels; of no use unless upright.
    let radius: CGFloat
    /// Device pixels a point.
    let scale: CGFloat

    @MainActor
    init(of view: UIView, toDevice: CGAffineTransform) {
        self.toDevice = toDevice
        bounds = view.shownBounds
        boundsRadius = max(0, min(view.shownCornerRadius, bounds.width / 2, bounds.height / 2))
        isUpright = toDevice.isScaleAndTranslation && toDevice.a > 0 && toDevice.d > 0
        scale = abs(toDevice.determinant).squareRoot()
        let place = bounds.applying(toDevice)
        box = isUpright ? PixelRect(nearest: place) : PixelRect(covering: place, scale: 1)
        radius = boundsRadius > 0 ? min(boundsRadius * scale, CGFloat(min(box.width, box.height)) / 2) : 0
    }

    /// Whether any of `pixels` lies in the squares that the rounded corners are cut from.
    func touchesCorners(_ pixels: PixelRect) -> Bool {
        guard radius > 0 else { return false }
        let side = Int(radius.rounded(.up))
        let inColumns = pixels.minX < box.minX + side || pixels.maxX > box.maxX - side
        let inRows = pixels.minY < box.minY + side || pixels.maxY > box.maxY - side
        return inColumns && inRows
    }

    /// The outline as a path in device pixels, going in by `inset` of them on each side; nil when nothing is left.
    func path(inset: CGFloat = 0) -> CGMutablePath? {
        let inset = isUpright ? inset : inset / max(scale, .leastNormalMagnitude)
        let rect = (isUpright ? box.rect(scale: 1) : bounds).insetBy(dx: inset, dy: inset)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        let path = CGMutablePath()
        let radius = min(max(0, (isUpright ? self.radius : boundsRadius) - inset), rect.width / 2, rect.height / 2)
        if radius > 0 {
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            path.addRect(rect)
        }
        if isUpright { return path }
        let turned = CGMutablePath()
        turned.addPath(path, transform: toDevice)
        return turned
    }

    /// Narrows the context's clip (user space: device pixels) to the outline as far as that matters inside `pixels`.
    func clip(_ context: CGContext, to pixels: PixelRect) {
        context.clip(to: pixels.rect(scale: 1))
        if isUpright && !touchesCorners(pixels) { return }
        guard let path = path() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: .winding)
    }
}

extension PixelRect {
    /// `rect` (in device pixels) with every edge moved to the nearest whole pixel, keeping at least one pixel each way.
    internal init(nearest rect: CGRect) {
        let touched = PixelRect(covering: rect, scale: 1)
        guard !touched.isEmpty else { self = .empty; return }
        func edges(_ low: CGFloat, _ high: CGFloat, _ touched: Int) -> (Int, Int) {
            let low = max(-0x4000_0000, min(0x4000_0000, low.rounded())), high = max(-0x4000_0000, min(0x4000_0000, high.rounded()))
            return high > low ? (Int(low), Int(high)) : (touched, touched + 1)
        }
        let (left, right) = edges(rect.minX, rect.maxX, touched.minX)
        let (top, bottom) = edges(rect.minY, rect.maxY, touched.minY)
        self.init(minX: left, minY: top, maxX: right, maxY: bottom)
    }
}
