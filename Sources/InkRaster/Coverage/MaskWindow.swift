import CoreGraphics

/// A rectangle of page pixels and the bytes that hold coverage for it, row by row.
struct MaskWindow {
    /// The byte of the top left pixel.
    let bytes: UnsafeMutablePointer<UInt8>
    /// Bytes from row to row.
    let stride: Int
    /// At least eight pixels wide.
    let pixels: PixelRect
}
