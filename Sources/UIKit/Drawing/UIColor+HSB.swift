/// Hue, saturation and brightness: A. R. Smith, "Color gamut transform pairs", SIGGRAPH 1978 (the hexcone), as UIKit has it.
extension UIColor {
    /// All 0…1, limited to it; a hue of 0 or 1 is red, 1/3 green, 2/3 blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { value > 0 ? min(1, value) : 0 }
        let (h, s, v) = (limited(hue) * 6, limited(saturation), limited(brightness))
        /// A channel is highest within a sextant of its own hue and falls off linearly over the next.
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + h).truncatingRemainder(dividingBy: 6)
            return v - v * s * max(0, min(1, min(k, 4 - k)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Hue, saturation, brightness and alpha, 0…1; the hue of a grey is 0. Nil pointers are left out. Always true: every colour is RGB.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (r, g, b, a) = rgba
        let high = max(r, g, b), spread = high - min(r, g, b)
        var sextant: CGFloat = 0
        if spread > 0 {
            sextant = high == r ? (g - b) / spread : high == g ? 2 + (b - r) / spread : 4 + (r - g) / spread
            if sextant < 0 { sextant += 6 }
        }
        hue?.pointee = sextant / 6
        saturation?.pointee = high > 0 ? spread / high : 0
        brightness?.pointee = high
        alpha?.pointee = a
        return true
    }

    /// Straight components, 0…1. Nil pointers are left out. Always true: every colour is RGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The brightness of a grey and alpha; false, with nothing written, for a colour that is none.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard rgba.red == rgba.green, rgba.red == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }
}
