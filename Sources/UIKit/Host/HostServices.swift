/// What the toolkit asks of the system under it. One implementation talks to the real system, another belongs to the tests.
@MainActor
public protocol HostServices: AnyObject {
    var text: any TextRasterizing { get }
    var vectorImages: any VectorImageRasterizing { get }

    /// Whether the program's window fills the screen.
    var isFullScreen: Bool { get set }
    var windowTitle: String { get set }
    /// Opens another window beside the program's first one; nil when the host cannot.
    /// - Parameter size: of its inside, in points.
    func openWindow(title: String, size: CGSize) -> OpenedHostWindow?
    /// Closes a window that `openWindow(title:size:)` opened, or the first one while others are there.
    func closeWindow(_ window: HostWindowID)
    func setTitle(_ title: String, of window: HostWindowID)
    /// What other programs may control and are shown of it; nil while this one wants no remote control.
    var remoteControlState: RemoteControlState? { get set }
    /// Shows the pointer as `cursor` while it is over the program's window.
    func show(_ cursor: PointerShape)
    /// Opens a file or folder in the program the user has for it; false when none could be started.
    func open(_ url: URL) -> Bool
    /// Runs `work` away from the main thread and then, on the main thread between two event batches, what it returned.
    /// A host that must be deterministic (replay without a display) may do both at once, before returning.
    func runInBackground(_ work: @escaping @Sendable () -> @MainActor @Sendable () -> Void)
    /// What any thread may call to have `body` run soon on the main thread, between two event batches.
    /// Nil from a host that must be deterministic: what is worked out there must not depend on which thread is faster.
    func mainThreadCall(_ body: @escaping @MainActor @Sendable () -> Void) -> (@Sendable () -> Void)?

    /// The text that other programs copied, or this one; nil when there is none. Setting it copies.
    var clipboardText: String? { get set }
    /// The clipboard with all that can be copied; nil where the host has none but for text.
    var clipboard: (any ClipboardServing)? { get }
    /// What the host knows of the system and its touch devices just now.
    var report: HostReport { get }
}

/// A window as the host opened it, which may be smaller than what was asked for.
public struct OpenedHostWindow: Sendable {
    public var id: HostWindowID
    /// Its inside, in points.
    public var size: CGSize
    /// Device pixels a point.
    public var scale: CGFloat

    public init(id: HostWindowID, size: CGSize, scale: CGFloat) { (self.id, self.size, self.scale) = (id, size, scale) }
}

extension HostServices {
    /// A host without other programs around it tells nobody.
    public var remoteControlState: RemoteControlState? {
        get { nil }
        set {}
    }

    /// A host without other programs around it has none.
    public var clipboard: (any ClipboardServing)? { nil }

    /// A host without threads works everything out at once.
    public func mainThreadCall(_ body: @escaping @MainActor @Sendable () -> Void) -> (@Sendable () -> Void)? { nil }
}

/// Sets a line of text.
@MainActor
public protocol TextRasterizing: AnyObject {
    /// The size of one line in points; the height is the font's line height whatever the text.
    func size(of line: String, pointSize: CGFloat, weight: FontWeight) -> CGSize
    /// The line's coverage at `scale` pixels a point; nil when it has no extent. Its top left corner is that of `size(of:…)`.
    func mask(of line: String, pointSize: CGFloat, weight: FontWeight, scale: CGFloat) -> CoverageMask?
}

/// The weights the look uses.
public enum FontWeight: Sendable, Hashable { case regular, semibold }

/// Draws vector pictures (SVG).
@MainActor
public protocol VectorImageRasterizing: AnyObject {
    /// The picture fitted into `pixelWidth × pixelHeight`; nil when `svg` is no picture this renderer can draw.
    func rasterize(svg: [UInt8], pixelWidth: Int, pixelHeight: Int) -> PixelBuffer?
}

/// How the mouse pointer looks.
public enum PointerShape: Hashable, Sendable {
    case arrow
    case hidden
    /// A ring of `diameter` device pixels, with a cross in the middle where it is too wide to aim with.
    case ring(diameter: Int, hasCross: Bool)
}
