/// The stack of contexts that `draw(_:)`, `UIColor.set()`, `UIBezierPath.fill()` and their like draw into.
@MainActor
internal enum UIGraphics {
    private struct Entry {
        var context: CGContext
        /// Of the application whose window is painted; nil when drawing off screen.
        var services: (any HostServices)?
    }
    private static var stack: [Entry] = []

    static var current: CGContext? { stack.last?.context }

    /// Text and vector pictures: the painted window's, else the running application's.
    static var services: (any HostServices)? { stack.last?.services ?? UIApplication.shared?.services }

    static func push(_ context: CGContext, services: (any HostServices)?) {
        stack.append(Entry(context: context, services: services))
    }

    static func pop() { stack.removeLast() }
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
