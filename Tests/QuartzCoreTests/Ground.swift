import QuartzCore

/// A transparent bitmap of 20 × 20 to render layers on.
@MainActor
struct Ground {
    let buffer = PixelBuffer(width: 20, height: 20)
    let context: CGContext

    init(scale: CGFloat = 1) { context = CGContext(target: buffer, scale: scale) }

    subscript(x: Int, y: Int) -> UInt32 { buffer[x, y] }

    /// The number of pixels of exactly this colour.
    func count(_ pixel: UInt32) -> Int { (0..<400).count { buffer.pixels[$0] == pixel } }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1), green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let redPixel: UInt32 = 0xFFFF_0000, greenPixel: UInt32 = 0xFF00_FF00, bluePixel: UInt32 = 0xFF00_00FF

extension CALayer {
    convenience init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) {
        self.init()
        frame = CGRect(x: x, y: y, width: width, height: height)
        backgroundColor = color
    }
}
