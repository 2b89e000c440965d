/// The stack of contexts that `draw(_:)`, `UIColor.set()`, `UIBezierPath.fill()` and their like draw into.
@MainActor
internal enum UIGraphics {
    private struct Entry {
        /// Nil for a bitmap of no pixels, which nothing can draw into.
        var context: CGContext?
        /// Of the application whose window is painted; nil when drawing off screen.
        var services: (any HostServices)?
        /// Set when the context is that of an image being made.
        var image: ImageCanvas?
    }
    private static var stack: [Entry] = []

    static var current: CGContext? { stack.last?.context }

    /// The image being made, where drawing goes into one now.
    static var currentImage: ImageCanvas? { stack.last?.image }

    /// Text and vector pictures: the painted window's, else the running application's.
    static var services: (any HostServices)? { stack.last?.services ?? UIApplication.shared?.services }

    /// Device pixels a point on the running application's screen; 1 where there is none.
    static var displayScale: CGFloat { UIApplication.shared?.screen.scale ?? 1 }

    static func push(_ context: CGContext, services: (any HostServices)?) {
        stack.append(Entry(context: context, services: services))
    }

    static func push(_ image: ImageCanvas?) {
        stack.append(Entry(context: image?.context, services: services, image: image))
    }

    static func pop() { stack.removeLast() }

    /// Whether the context pushed last is that of an image, or stands for one that has no pixels.
    static var isInImage: Bool { stack.last.map { $0.image != nil || $0.context == nil } ?? false }
}

extension UIView {
    /// The system under the window's application, or under the running one while the view is in no window.
    internal final var hostServices: (any HostServices)? { windowStorage?.application?.services ?? UIGraphics.services }
}

/// The context that drawing goes into now; nil outside `draw(_:)` and outside a push and its pop.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    UIGraphics.push(context, services: UIGraphics.services)
}

/// Goes back to the context that was current before the last push.
/// - Precondition: there was a push.
@MainActor
public func UIGraphicsPopContext() { UIGraphics.pop() }
