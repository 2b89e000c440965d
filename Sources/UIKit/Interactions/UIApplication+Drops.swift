extension UIApplication {
    /// Tells the view that something was dropped on, in the frontmost window that has one there; where the place is not known, who hears
    /// keys. O(views asked).
    internal final func drop(_ drop: HostEvent.Drop, in hostWindow: HostWindowID) {
        let items = DroppedItems(filePaths: drop.paths, text: drop.text)
        guard let place = drop.location else {
            let window = windowsFrontToBack.first { $0.hostWindow == hostWindow }
            let responder = window.map { $0.firstResponder ?? $0.frontController ?? $0 } ?? firstResponder
            _ = window.map { responder.itemsDropped(items, at: nil, in: $0) }
            return
        }
        for window in windowsFrontToBack where window.hostWindow == hostWindow {
            let local = place.applying(window.transformToSuperview.inverted())
            guard let view = window.hitTest(local, with: nil) else { continue }
            _ = view.itemsDropped(items, at: local, in: window)
            return
        }
    }
}

/// What was dragged here from another program. (On iOS drop interactions have item providers for it.)
public struct DroppedItems: Sendable, Equatable {
    /// The files, each named by the bytes the system names it by, which need not be UTF-8.
    public var filePaths: [[UInt8]]
    /// Text that is not the name of a file.
    public var text: String?

    public init(filePaths: [[UInt8]] = [], text: String? = nil) { (self.filePaths, self.text) = (filePaths, text) }
}
