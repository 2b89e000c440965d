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
    /// What other programs were told, in order.
    public private(set) var remoteControlStates: [RemoteControlState?] = []
    public var remoteControlState: RemoteControlState? { didSet { remoteControlStates.append(remoteControlState) } }
    /// What `open(_:)` answers.
    public var canOpen = true

    /// The windows that were opened and not closed, with their titles. The first one is there from the start.
    public private(set) var windowTitles: [HostWindowID: String] = [.main: ""]
    /// Pixels a point of windows yet to be opened.
    public var scaleOfNewWindows: CGFloat = 1
    /// Whether windows can be opened.
    public var canOpenWindows = true
    private var windowsOpened = 0
    private let localClipboard = LocalClipboard()
    public var clipboard: (any ClipboardServing)? { localClipboard }
    /// The text in `clipboard`.
    public var clipboardText: String? {
        get { localClipboard.text }
        set { localClipboard.text = newValue }
    }
    public var report = HostReport(facts: [HostReport.Fact("Host", "a test's")])

    public init() {}

    /// A window of just the size that is asked for.
    public func openWindow(title: String, size: CGSize) -> OpenedHostWindow? {
        guard canOpenWindows else { return nil }
        windowsOpened += 1
        let id = HostWindowID(windowsOpened)
        windowTitles[id] = title
        return OpenedHostWindow(id: id, size: size, scale: scaleOfNewWindows)
    }

    /// Strikes the window off `windowTitles`.
    public func closeWindow(_ window: HostWindowID) { windowTitles[window] = nil }

    /// Notes the title in `windowTitles`.
    public func setTitle(_ title: String, of window: HostWindowID) { windowTitles[window] = title }

    public func show(_ cursor: PointerShape) { pointerShapes.append(cursor) }

    /// Notes the address and opens nothing.
    public func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return canOpen
    }

    /// Whether threads of the program's own may call the main thread (`mainThreadCall`).
    public var letsThreadsCall = false
    private let calls = MainThreadCalls()

    /// Waits for `deliverCalls`; nil unless `letsThreadsCall`.
    public func mainThreadCall(_ body: @escaping @MainActor @Sendable () -> Void) -> (@Sendable () -> Void)? {
        guard letsThreadsCall else { return nil }
        let calls = calls
        return { calls.add(body) }
    }

    /// Runs what threads have called for until now.
    /// - Returns: whether there was anything.
    @discardableResult
    public func deliverCalls() -> Bool { calls.run() }

    /// Both parts at once, before it returns.
    public func runInBackground(_ work: @escaping @Sendable () -> @MainActor @Sendable () -> Void) { work()() }
}
