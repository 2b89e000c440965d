/// How large a picture may be.
public enum PNGLimits {
    /// Pixels along a side: libpng's own limit (`PNG_USER_WIDTH_MAX`), in both directions.
    public static let maximumSide = 1_000_000

    /// Pixels of a picture, 1 GiB of them in memory: libpng's simplified interface counts bytes in 32 bits, and a small damaged or
    /// malicious file may claim any size.
    public static let maximumPixels = 1 << 28

    /// Pixels of a picture that is written row by row. Chosen: what few programs open any more, and far above 30,000 × 30,000.
    public static let maximumWrittenPixels = 1 << 31

    static func check(width: Int, height: Int, maximumPixels: Int) throws(PNGError) {
        // Sides first: with them bounded the product cannot overflow.
        guard (1...maximumSide).contains(width), (1...maximumSide).contains(height), width * height <= maximumPixels else {
            throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
        }
    }
}
