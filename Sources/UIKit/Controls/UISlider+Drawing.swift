extension UISlider {
    internal final func drawSlider() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = snapped(trackRect(forBounds: bounds)), place = thumbRect(for: value)
        let thumb = snappedSquare(min(place.width, place.height), about: CGPoint(x: place.midX, y: place.midY))
        let color = minimumTrackTintColor ?? tintColor ?? .systemBlue
        // Each side is cut off under the thumb, so that no edge of one colour shows through the other.
        for (isFilled, side) in [(true, color), (false, maximumTrackTintColor ?? .systemGray)] {
            context.saveGState()
            let x = isFilled ? bounds.minX : thumb.midX
            context.clip(to: CGRect(x: x, y: bounds.minY, width: isFilled ? thumb.midX - x : bounds.maxX - x, height: bounds.height))
            fill(track, side)
            context.restoreGState()
        }
        if let thumbTintColor {
            fill(thumb, thumbTintColor)
        } else {
            fill(thumb, color)
            let ring = wholePixels(Metrics.ring)
            fill(thumb.insetBy(dx: ring, dy: ring), .white)
        }
        if isHighlighted { fill(thumb, UIControl.pressedOverlay) }
    }
}

extension UISlider: FocusAdjusting {
    internal func adjust(by key: FocusKey) -> Bool {
        switch key {
        case .arrow(.right), .arrow(.up): accessibilityIncrement()
        case .arrow(.left), .arrow(.down): accessibilityDecrement()
        case .pageUp: change(by: TouchConstants.sliderPage)
        case .pageDown: change(by: -TouchConstants.sliderPage)
        case .home: change(to: minimumValue)
        case .end: change(to: maximumValue)
        default: return false
        }
        return true
    }
}
