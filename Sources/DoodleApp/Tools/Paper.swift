import CoreGraphics

/// What ink lies on.
public enum Paper {
    /// A warm white, opaque and premultiplied.
    public static let warmWhite: UInt32 = 0xFFFC_FBF7
}
