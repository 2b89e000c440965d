/// Starts an image of `size` points at one pixel a point and draws into it until `UIGraphicsEndImageContext()`.
@MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Starts an image and draws into it until `UIGraphicsEndImageContext()`. A size without pixels gives no context and no image.
/// - Parameters:
///   - size: in points.
///   - opaque: begins in black and stays opaque.
///   - scale: pixels a point; 0 for the screen's.
@MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphics.push(ImageCanvas(size: size, scale: scale, isOpaque: opaque))
}

/// What has been drawn into the image since its begin; nil when drawing does not go into one. O(pixels).
@MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphics.currentImage?.makeImage() }

/// Ends the image begun last; ignored when drawing does not go into one.
@MainActor
public func UIGraphicsEndImageContext() {
    if UIGraphics.isInImage { UIGraphics.pop() }
}

// MARK: Rectangles in the current context

/// Fills `rect` with the fill colour, replacing what was there.
@MainActor
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the fill colour.
@MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Fills a frame of one point inside the edges of `rect` with the fill colour, replacing what was there.
@MainActor
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills a frame of one point inside the edges of `rect` with the fill colour.
@MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    context.addRect(rect)
    let inner = rect.insetBy(dx: 1, dy: 1)
    if !inner.isNull, !inner.isEmpty { context.addRect(inner) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Narrows the clip to `rect`, until the state is restored.
@MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
