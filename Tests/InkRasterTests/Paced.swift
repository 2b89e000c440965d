import InkRaster
import Synchronization

/// Background threads whose pace the test decides: work waits until it is called for, and in any order.
final class Paced: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    private let wakes = Atomic(0)

    var painting: BackgroundPainting {
        BackgroundPainting(perform: { [self] work in waiting.withLock { $0.append(work) } }, wake: { [self] in
            wakes.add(1, ordering: .relaxed)
        })
    }

    var count: Int { waiting.withLock { $0.count } }
    var wakeCount: Int { wakes.load(ordering: .relaxed) }

    /// Does the work at `place`, if there is any.
    func work(_ place: (Int) -> Int) {
        let work = waiting.withLock { $0.isEmpty ? nil : $0.remove(at: place($0.count)) }
        work?()
    }
}
