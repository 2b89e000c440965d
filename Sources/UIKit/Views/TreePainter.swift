/// Paints a view tree into one dirty rectangle after the other, back to front.
///
/// The context's user space is device pixels; each view carries its own transform to them. Views that stand square to the
/// pixels have their edges rounded to whole ones, so that no edge or hairline is blurred at any scale.
@MainActor
internal final class TreePainter {
    let context: CGContext
    /// Cleared where nothing opaque covers a dirty rectangle; nil when drawing over what is there.
    let target: PixelBuffer?
    let services: (any HostServices)?
    /// From the root's child down to the frontmost opaque view that covers the dirty rectangle; empty when there is none.
    private var coverPath: [UIView] = []

    init(context: CGContext, target: PixelBuffer?, services: (any HostServices)?) {
        (self.context, self.target, self.services) = (context, target, services)
    }

    /// Everything of `roots` (back to front) and their subtrees that lies in `dirty` (device pixels, inside the target), from scratch.
    func paint(_ roots: [UIView], scale: CGFloat, dirty: PixelRect) {
        func toDevice(_ root: UIView) -> CGAffineTransform {
            root.shownTransformToSuperview.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        }
        coverPath.removeAll(keepingCapacity: true)
        context.saveGState()
        context.clip(to: dirty.rect(scale: 1))
        var first = 0
        if let cover = roots.lastIndex(where: { findCover(in: $0, toDevice($0), dirty) }) {
            paintContents(of: roots[cover], toDevice(roots[cover]), clip: dirty, coverLevel: 0)
            first = cover + 1
        } else {
            target?.fill(0, in: dirty)
        }
        for root in roots[first...] { paint(root, toDevice(root), clip: dirty, coverLevel: nil) }
        context.restoreGState()
    }

    /// Everything of `view` and its subtree that the context's clip shows, over what is there.
    func paint(_ view: UIView, _ toDevice: CGAffineTransform) {
        paint(view, toDevice, clip: context.deviceClip, coverLevel: nil)
    }

    /// - Parameters:
    ///   - clip: what can be seen of the view at most, in device pixels.
    ///   - coverLevel: how many steps down `coverPath` the view stands; nil when it is not on it.
    private func paint(_ view: UIView, _ toDevice: CGAffineTransform, clip: PixelRect, coverLevel: Int?) {
        guard !view.isHidden, view.shownAlpha > 0 else { return }
        let part = PixelRect(covering: view.visibleOutline.applying(toDevice), scale: 1).intersection(clip)
        guard !part.isEmpty, toDevice.determinant != 0 else { return }
        guard view.shownAlpha < 1 || view.hasMask else { return paintContents(of: view, toDevice, clip: part, coverLevel: coverLevel) }
        context.saveGState()
        context.clip(to: part.rect(scale: 1))
        context.setAlpha(view.shownAlpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paintContents(of: view, toDevice, clip: part, coverLevel: coverLevel)
        applyMask(of: view, toDevice)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func paintContents(of view: UIView, _ toDevice: CGAffineTransform, clip: PixelRect, coverLevel: Int?) {
        let shape = ViewShape(of: view, toDevice: toDevice)
        let isCover = coverLevel == coverPath.count
        let isBehindCover = coverLevel != nil && !isCover
        if !isBehindCover {
            if !isCover { paintShadows(of: view, shape, clip) }
            paintBackground(of: view, shape, clip)
            paintLayerContent(of: view, shape, clip)
            draw(view, shape, clip)
        }
        if !view.subviews.isEmpty || view.layerStorage?.hasSublayers == true {
            paintSubviews(of: view, shape, clip, coverLevel: isBehindCover ? coverLevel : nil)
        }
        paintBorder(of: view, shape, clip)
        paintFocusRing(of: view, shape, clip)
    }

    private func paintSubviews(of view: UIView, _ shape: ViewShape, _ clip: PixelRect, coverLevel: Int?) {
        var clip = clip
        if view.clipsToBounds {
            clip = clip.intersection(shape.box)
            if clip.isEmpty { return }
            context.saveGState()
            shape.clip(context, to: clip)
        }
        let cover = coverLevel.map { coverPath[$0] }
        if cover == nil { paintSublayers(of: view, shape) }
        var isHiddenByCover = cover != nil
        for child in view.subviews {
            let isOnPath = child === cover
            if isOnPath { isHiddenByCover = false }
            if isHiddenByCover { continue }
            paint(
                child, child.shownTransformToSuperview.concatenating(shape.toDevice), clip: clip,
                coverLevel: isOnPath ? coverLevel.map { $0 + 1 } : nil)
        }
        if view.clipsToBounds { context.restoreGState() }
    }

    /// Whether `view` or something in front of it in its subtree hides everything behind in `dirty`; then `coverPath` leads there.
    private func findCover(in view: UIView, _ toDevice: CGAffineTransform, _ dirty: PixelRect) -> Bool {
        guard !view.isHidden, view.shownAlpha >= 1, !view.hasMask,
              PixelRect(covering: view.visibleOutline.applying(toDevice), scale: 1).contains(dirty)
        else { return false }
        let shape = ViewShape(of: view, toDevice: toDevice)
        guard shape.isUpright else { return false }
        let isInside = shape.box.contains(dirty), isClearOfCorners = !shape.touchesCorners(dirty)
        if view.clipsToBounds, !(isInside && isClearOfCorners) { return false }
        for child in view.subviews.reversed() {
            coverPath.append(child)
            if findCover(in: child, child.shownTransformToSuperview.concatenating(toDevice), dirty) { return true }
            coverPath.removeLast()
        }
        guard isInside else { return false }
        // The promise of an opaque view is one about its content, which may be shown smaller than the bounds.
        let isOpaque = view.isOpaque && view.shownContentTransform == nil
        return isOpaque || ((view.shownBackgroundColor?.alpha ?? 0) >= 1 && isClearOfCorners)
    }

    /// `draw(_:)`, clipped to the bounds as the backing store of a layer would clip it.
    private func draw(_ view: UIView, _ shape: ViewShape, _ clip: PixelRect) {
        // Most views only arrange others; a plain one is known to draw nothing.
        guard type(of: view) != UIView.self else { return }
        let part = clip.intersection(shape.box)
        guard !part.isEmpty else { return }
        context.saveGState()
        if shape.isUpright { context.clip(to: part.rect(scale: 1)) }
        context.concatenate(shape.toDevice)
        if !shape.isUpright { context.clip(to: view.shownBounds) }
        let stretch = view.shownContentTransform
        if let stretch { context.concatenate(stretch) }
        context.setFillColor(UIColor.black.cgColor)
        context.setStrokeColor(UIColor.black.cgColor)
        UIGraphics.push(context, services: services)
        let toDevice = stretch?.concatenating(shape.toDevice) ?? shape.toDevice
        view.draw(part.rect(scale: 1).applying(toDevice.inverted()).intersection(view.bounds))
        UIGraphics.pop()
        context.restoreGState()
    }
}
