import CoreGraphics

/// A picture where it lies on the page.
public struct PlacedPicture: Equatable, Sendable {
    public let picture: Picture
    /// From the picture's pixels, its first one's corner at (0, 0), to the page in points.
    public let transform: CGAffineTransform

    /// - Parameter transform: finite and with an inverse.
    /// - Returns: nil where it is not.
    public init?(_ picture: Picture, transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy({ abs($0) <= InkSample.farthestCoordinate }), abs(transform.determinant) > 1e-12 else { return nil }
        (self.picture, self.transform) = (picture, transform)
    }

    /// Around it, in points.
    public var bounds: CGRect {
        CGRect(x: 0, y: 0, width: picture.width, height: picture.height).applying(transform)
    }
}
