internal import CSDL2
import IIO
import Synchronization
import UIKit

/// Reads the accelerometers up to 50 times a second on a thread of its own: a sensor behind a slow wire takes milliseconds to answer.
internal final class SensorThread: Sendable {
    /// *Chosen*: how long the program's end waits for a reading under way, in seconds.
    private static let patience: TimeInterval = 1

    private let folder: String?
    private let hasControllers: Bool
    private let isStopped = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - folder: the laptop's accelerometer; nil for none.
    ///   - hasControllers: whether SDL has game controllers to ask.
    init(folder: String?, hasControllers: Bool) { (self.folder, self.hasControllers) = (folder, hasControllers) }

    func start() {
        let thread = Thread { [self] in
            run()
            hasEnded.signal()
        }
        thread.name = "doodle.sensors"
        thread.start()
    }

    /// Reads no more, a reading under way excepted.
    func stop() { isStopped.store(true, ordering: .relaxed) }

    func stopAndWait() {
        stop()
        _ = hasEnded.wait(timeout: .now() + SensorThread.patience)
    }

    private func run() {
        var (accelerometer, filter, pace) = (open(), RestFilter(), ReadingPace())
        var due = HostClock.monotonic
        while !isStopped.load(ordering: .relaxed), accelerometer != nil || hasControllers {
            // Controllers tell of themselves; who asks them only now and then hears it late.
            var interval = hasControllers ? ReadingPace.lively : ReadingPace.calm
            do {
                if let reading = try accelerometer?.read() {
                    interval = min(interval, pace.interval(after: reading.x, reading.y, reading.z, at: HostClock.monotonic))
                    if filter.admits(x: reading.x, y: reading.y, z: reading.z) {
                        var event = SensorEvent.event(x: reading.x, y: reading.y, z: reading.z)
                        SDL_PushEvent(&event)
                    }
                }
            } catch {
                // It is gone, or tells nonsense: nobody asks it again until the keyboard comes anew.
                Session.report(error)
                accelerometer = nil
            }
            if hasControllers, !isStopped.load(ordering: .relaxed) { SDL_GameControllerUpdate() }
            due = max(due + interval, HostClock.monotonic)
            SensorThread.sleep(until: due)
        }
    }

    private func open() -> Accelerometer? {
        do { return try folder.flatMap { try Accelerometer(folder: $0) } } catch {
            Session.report(error)
            return nil
        }
    }

    private static func sleep(until moment: TimeInterval) {
        var time = timespec(tv_sec: Int(moment), tv_nsec: Int((moment - moment.rounded(.down)) * 1e9))
        while clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil) == EINTR {}
    }
}
