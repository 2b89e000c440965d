extension UISegmentedControl {
    internal enum Metrics {
        /// Of the whole, in points. Chosen: as the bar's buttons.
        static let radius: CGFloat = 10
        /// Between the edge and the selected segment's pill, in points: what iOS shows.
        static let inset: CGFloat = 2
        /// Beside a title, in points. Chosen.
        static let padding: CGFloat = 12
        /// Above and below the lines between segments, as a part of the height. Chosen.
        static let lineInset: CGFloat = 0.25
    }

    /// Behind everything: gray enough to be seen on light and on dark ground.
    private static let ground = UIColor(hex: 0x8E8E93, alpha: 0.24)
    private static let line = UIColor(hex: 0x8E8E93, alpha: 0.6)

    internal final func rect(ofSegmentAt index: Int) -> CGRect {
        let count = CGFloat(max(1, segments.count))
        let left = bounds.minX + bounds.width * CGFloat(index) / count, right = bounds.minX + bounds.width * CGFloat(index + 1) / count
        return CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
    }

    private func font(isSelected: Bool) -> UIFont {
        let own = isSelected ? textAttributes[.selected]?[.font] as? UIFont : nil
        return own ?? textAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 15, weight: isSelected ? .semibold : .regular)
    }

    /// The selected segment's, which is never the narrower one.
    internal final func contentSize(ofSegmentAt index: Int) -> CGSize {
        if let image = segments[index].image { return image.size }
        return TextLine(segments[index].title ?? "", font: font(isSelected: true), renderer: hostServices?.text).size
    }

    internal final func drawSegments() {
        guard !segments.isEmpty else { return }
        fill(snapped(bounds), radius: Metrics.radius, UISegmentedControl.ground)
        // A held selection goes along with the finger, and is where it was while the finger is elsewhere.
        let shown = isSelectionHeld ? pressedSegment ?? selection : selection
        drawLines(besides: shown)
        let inset = wholePixels(Metrics.inset), radius = Metrics.radius - inset
        let pill = selectedSegmentTintColor ?? tintColor ?? .systemBlue
        for index in segments.indices {
            let rect = rect(ofSegmentAt: index), isShown = index == shown
            let inner = snapped(rect).insetBy(dx: inset, dy: inset)
            if isShown { fill(inner, radius: radius, pill) }
            if index == pressedSegment || (isMomentary && isHighlighted && !isTracking && index == keySegment) {
                fill(inner, radius: radius, UIControl.pressedOverlay)
            }
            draw(segments[index], in: rect, isSelected: isShown, pill)
        }
    }

    /// Between segments, one device pixel wide, not beside the pill.
    private func drawLines(besides shown: Int?) {
        guard let scale = UIGraphicsGetCurrentContext().map({ abs($0.ctm.determinant).squareRoot() }), scale > 0 else { return }
        for index in segments.indices.dropFirst() where index != shown && index - 1 != shown {
            let inset = bounds.height * Metrics.lineInset
            let x = rect(ofSegmentAt: index).minX - 0.5 / scale
            UISegmentedControl.line.setFill()
            UIBezierPath(rect: snapped(CGRect(x: x, y: bounds.minY + inset, width: 1 / scale, height: bounds.height - 2 * inset))).fill()
        }
    }

    private func draw(_ segment: Segment, in rect: CGRect, isSelected: Bool, _ pill: UIColor) {
        let own = (isSelected ? textAttributes[.selected]?[.foregroundColor] : textAttributes[.normal]?[.foregroundColor]) as? UIColor
        let color = own ?? (isSelected ? pill.contrastingForeground : tintColor ?? .systemBlue)
        draw(fadedTo: segment.isEnabled ? 1 : UIControl.disabledAlpha) {
            if let image = segment.image {
                let size = image.size
                let place = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
                image.draw(in: place, tint: color)
            } else if let title = segment.title, !title.isEmpty {
                let line = TextLine(title, font: font(isSelected: isSelected), renderer: hostServices?.text)
                    .truncated(toWidth: max(0, rect.width - 2 * Metrics.inset))
                line.draw(at: CGPoint(x: rect.midX - line.size.width / 2, y: rect.midY - line.size.height / 2), color: color)
            }
        }
    }
}
