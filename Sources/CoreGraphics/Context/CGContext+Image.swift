extension CGContext {
    /// The picture scaled to fill `rect`, its top row at `rect.minY`: never upside down, unlike in Core Graphics' own space.
    /// Pixels that fall on device pixels are copied exactly; else bilinear, averaged first where it shrinks to less than half.
    public func draw(_ image: CGImage, in rect: CGRect) { draw(ImagePyramid(image), in: rect) }

    /// The same of a picture that is drawn more than once.
    public func draw(_ pyramid: ImagePyramid, in rect: CGRect) {
        let image = pyramid.image
        let rect = rect.standardized
        guard !rect.isNull, !rect.isEmpty, !deviceClip.isEmpty else { return }
        let toDevice = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY
        ).concatenating(state.ctm)
        if let place = toDevice.wholePixelOffset(width: image.width, height: image.height) {
            image.withPixels { pixels in
                guard let base = pixels.baseAddress else { return }
                composite(base, at: PixelRect(x: place.x, y: place.y, width: image.width, height: image.height))
            }
            return
        }
        guard let shape = shape(of: rect), toDevice.determinant != 0, toDevice.determinant.isFinite else { return }
        let sampler = ImageSampler(pyramid, toDevice: toDevice, isNearest: state.interpolation == .none)
        let coverageOfAlpha = UInt32((state.alpha * 255).rounded())
        let clip = state.clip, surface = surface, mode = state.blendMode, isAntialiased = state.isAntialiased
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, clip.bounds.width))
        defer { row.deallocate() }
        shape.forEachRow(in: clip.bounds) { y, spans in
            for span in spans {
                guard let coverage = span.coverage(isAntialiased: isAntialiased) else { continue }
                sampler.read(x: span.x, y: y, count: span.count, into: row)
                RowCompositing.pixels(
                    row, onto: surface.pointer(x: span.x, y: y), count: span.count,
                    coverage: Premultiplied.multiply(coverage, coverageOfAlpha), mask: clip.row(x: span.x, y: y), mode: mode)
            }
        }
    }

    /// `color` through a mask whose pixels are device pixels. Its top left goes to `point` (user space), moved to the nearest whole
    /// device pixel; the transform does not turn or scale it.
    public func draw(_ mask: CoverageMask, at point: CGPoint, color: CGColor) {
        guard let corner = point.applying(state.ctm).limited else { return }
        let place = PixelRect(x: Int(corner.x.rounded()), y: Int(corner.y.rounded()), width: mask.width, height: mask.height)
        let part = place.intersection(deviceClip)
        let pixel = color.premultipliedPixel(alpha: state.alpha)
        let mode = state.blendMode
        if part.isEmpty || (pixel == 0 && mode.keepsDestinationUnderTransparentSource) { return }
        let clip = state.clip
        mask.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in part.minY..<part.maxY {
                let coverage = base + (y - place.minY) * mask.width + (part.minX - place.minX)
                let target = surface.pointer(x: part.minX, y: y)
                guard let open = clip.row(x: part.minX, y: y) else {
                    RowCompositing.solid(pixel, onto: target, count: part.width, coverage: 255, mask: coverage, mode: mode)
                    continue
                }
                for x in 0..<part.width where coverage[x] != 0 && open[x] != 0 {
                    target[x] = Premultiplied.blend(
                        pixel, onto: target[x], coverage: Premultiplied.multiply(UInt32(coverage[x]), UInt32(open[x])), mode: mode)
                }
            }
        }
    }

    /// Pixels for `place` (device pixels, row by row) through the clip with the current alpha and blend mode.
    internal func composite(_ pixels: UnsafePointer<UInt32>, at place: PixelRect) {
        let part = place.intersection(deviceClip)
        let coverage = UInt32((state.alpha * 255).rounded())
        for y in part.minY..<part.maxY {
            RowCompositing.pixels(
                pixels + (y - place.minY) * place.width + (part.minX - place.minX), onto: surface.pointer(x: part.minX, y: y),
                count: part.width, coverage: coverage, mask: state.clip.row(x: part.minX, y: y), mode: state.blendMode)
        }
    }
}

extension CGAffineTransform {
    /// The whole-pixel shift that this is for a picture of the given size, to within 1/256 pixel everywhere; nil when it is none.
    fileprivate func wholePixelOffset(width: Int, height: Int) -> (x: Int, y: Int)? {
        let slack: CGFloat = 1.0 / 256
        let (w, h) = (CGFloat(width), CGFloat(height))
        guard abs(a - 1) * w < slack, abs(d - 1) * h < slack, abs(b) * w < slack, abs(c) * h < slack,
              abs(tx) < CGPoint.farthest, abs(ty) < CGPoint.farthest,
              abs(tx - tx.rounded()) < slack, abs(ty - ty.rounded()) < slack else { return nil }
        return (Int(tx.rounded()), Int(ty.rounded()))
    }
}
