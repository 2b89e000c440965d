/// Lines and curves; nothing is drawn until a context fills or strokes it.
///
/// Only `CGMutablePath` can be changed. Non-finite points may be added; drawing leaves their elements out.
public class CGPath: Hashable {
    /// The elements in the order they were added.
    public internal(set) final var elements: [Element]
    /// Where the current subpath began, which is where closing it leads.
    internal final var subpathStart: CGPoint?
    internal final var lastPoint: CGPoint?

    internal init(elements: [Element], subpathStart: CGPoint?, lastPoint: CGPoint?) {
        (self.elements, self.subpathStart, self.lastPoint) = (elements, subpathStart, lastPoint)
    }

    /// An empty path.
    public init() {
        elements = []
    }

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        elements = []
        append(rect: rect, transform?.pointee ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        elements = []
        append(ellipseIn: rect, transform?.pointee ?? .identity)
    }

    /// Corners are quarter ellipses, at most half a side wide and high.
    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        elements = []
        append(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
    }

    public final var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would start; zero when the path is empty.
    public final var currentPoint: CGPoint { lastPoint ?? .zero }

    public final func copy() -> CGPath? {
        CGPath(elements: elements, subpathStart: subpathStart, lastPoint: lastPoint)
    }

    public final func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements, subpathStart: subpathStart, lastPoint: lastPoint)
    }

    /// A transformed copy. O(elements).
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        applying(transform?.pointee ?? .identity)
    }

    /// A transformed copy that can be changed. O(elements).
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        applying(transform?.pointee ?? .identity).mutableCopy()
    }

    internal final func applying(_ t: CGAffineTransform) -> CGPath {
        CGPath(elements: elements.map { $0.applying(t) }, subpathStart: subpathStart?.applying(t), lastPoint: lastPoint?.applying(t))
    }

    /// Calls `block` with each element in turn.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                var spare = CGPoint.zero
                withUnsafeMutablePointer(to: &spare) { none in
                    var handedOut = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
                    block(&handedOut)
                }
            }
        }
    }

    /// Whether both have the same elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

    public func hash(into hasher: inout Hasher) {
        // By coordinate: Foundation's points are not hashable everywhere (they are not in Swift 6.0).
        for element in elements {
            hasher.combine(element.type)
            for point in element.points {
                hasher.combine(point.x)
                hasher.combine(point.y)
            }
        }
    }
}
