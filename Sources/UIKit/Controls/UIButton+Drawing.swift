extension UIButton {
    private var titleLine: TextLine? {
        guard let title = currentTitle, !title.isEmpty else { return nil }
        return TextLine(title, font: configuration.font, renderer: hostServices?.text)
    }

    /// Image and title side by side.
    internal final var contentSize: CGSize {
        let image = currentImage?.size ?? .zero, title = titleLine?.size ?? .zero
        let gap = image.width > 0 && title.width > 0 ? configuration.imagePadding : 0
        return CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    /// The colours of the present state, with what follows from the tint colour filled in.
    internal final var currentLook: Configuration.Look {
        var look = isSelected ? configuration.selected : configuration.normal
        if isSelected, look.background == nil { look.background = tintColor }
        if !isEnabled, let disabled = configuration.disabled { look = disabled }
        if isHighlighted, let highlighted = configuration.highlighted { look = highlighted }
        if look.foreground == nil { look.foreground = isSelected ? look.background?.contrastingForeground : tintColor }
        return look
    }

    /// Where the pill is drawn.
    internal final var backgroundRect: CGRect { bounds.inset(by: configuration.backgroundInsets) }

    internal final func drawButton() {
        let isFaded = !isEnabled && configuration.disabled == nil
        draw(fadedTo: isFaded ? configuration.disabledAlpha : 1, drawParts)
    }

    private func drawParts() {
        let look = currentLook
        let pillRect = backgroundRect
        let pill = UIBezierPath(
            roundedRect: pillRect, cornerRadius: configuration.cornerRadius ?? min(pillRect.width, pillRect.height) / 2)
        if let background = look.background, background.alpha > 0 {
            background.setFill()
            pill.fill()
        }
        if isHighlighted, configuration.highlighted == nil {
            configuration.pressedOverlay.setFill()
            pill.fill()
        }
        drawContent(look.foreground ?? tintColor)
    }

    private func drawContent(_ foreground: UIColor) {
        let room = bounds.inset(by: configuration.contentInsets)
        let image = currentImage, size = contentSize
        // A lone image keeps its size and its place in the middle even where the insets leave it no room.
        let free = contentHorizontalAlignment == .leading ? 0 : max(0, (room.width - size.width) / 2)
        var x = titleLine == nil ? bounds.midX - size.width / 2 : room.minX + free
        if let image {
            image.draw(
                in: CGRect(x: x, y: bounds.midY - image.size.height / 2, width: image.size.width, height: image.size.height),
                tint: foreground)
            x += image.size.width + configuration.imagePadding
        }
        guard let line = titleLine?.truncated(toWidth: max(0, room.maxX - x)) else { return }
        line.draw(at: CGPoint(x: x, y: bounds.midY - line.size.height / 2), color: currentTitleColor ?? foreground)
    }
}
