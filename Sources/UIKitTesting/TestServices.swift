/// A system of its own for a test: no display, fixed metrics, and notes of what was asked.
@MainActor
public final class TestServices: HostServices {
    public let text: any TextRasterizing = BlockText()
    public let vectorImages: any VectorImageRasterizing = SquareImages()

    public var isFullScreen = false
    public var windowTitle = ""
    /// Every shape the pointer was given, in order.
    public private(set) var pointerShapes: [PointerShape] = []
    public private(set) var openedURLs: [URL] = []
    /// What `open(_:)` answers.
    public var canOpen = true

    public init() {}

    public func show(_ cursor: PointerShape) { pointerShapes.append(cursor) }

    /// Notes the address and opens nothing.
    public func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return canOpen
    }

    /// Both parts at once, before it returns.
    public func runInBackground(_ work: @escaping @Sendable () -> @MainActor @Sendable () -> Void) { work()() }
}
