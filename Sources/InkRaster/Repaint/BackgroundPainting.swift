import Dispatch

/// How a page has everything repainted without holding up the thread it lives on.
public struct BackgroundPainting: Sendable {
    /// Does some work soon, on any thread; many pieces of work may go on at the same time.
    let perform: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Called on any thread when there is something to collect (`InkPage.collectRepaint`).
    let wake: @Sendable () -> Void

    /// With the system's threads.
    public init(wake: @escaping @Sendable () -> Void) {
        self.init(perform: { DispatchQueue.global(qos: .userInitiated).async(execute: $0) }, wake: wake)
    }

    /// - Parameter perform: does some work soon, on any thread.
    public init(perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void, wake: @escaping @Sendable () -> Void) {
        (self.perform, self.wake) = (perform, wake)
    }
}
