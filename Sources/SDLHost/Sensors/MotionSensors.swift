internal import CSDL2
import IIO
import UIKit

/// The accelerometers of the laptop and of game controllers. They are read while the program has the keyboard, and only where there
/// are any: else there is no thread, no timer and nobody who wakes.
@MainActor
internal final class MotionSensors {
    private let folder: String
    private let controllers = GameControllers()
    private var thread: SensorThread?
    /// One that was told to stop and may be in the middle of a last reading.
    private var ending: SensorThread?
    private var reported: Set<String> = []

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        folder = environment["DOODLE_IIO_DIR"] ?? Accelerometer.kernelFolder
    }

    /// Looks whether `events` moved the keyboard to or from the program.
    func follow(_ events: [HostEvent]) {
        guard events.contains(where: { $0.kind == .window(.focusGained) || $0.kind == .window(.focusLost) }) else { return }
        // What counts is where it is now, however many windows handed it around meanwhile.
        if SDL_GetKeyboardFocus() != nil { start() } else { pause() }
    }

    private func start() {
        guard thread == nil else { return }
        // Looked for each time: controllers come and go, and a laptop's sensor can be late.
        let accelerometer = Accelerometer.find(in: folder) { report($0) }
        let hasControllers = controllers.open()
        guard accelerometer != nil || hasControllers else { return }
        let thread = SensorThread(folder: accelerometer?.folder, hasControllers: hasControllers)
        thread.start()
        self.thread = thread
    }

    private func pause() {
        guard let thread else { return }
        thread.stop()
        (ending, self.thread) = (thread, nil)
        controllers.rest()
    }

    /// Nothing is read any more when this returns.
    func stop() {
        // Closing a window takes the keyboard from it first.
        (thread ?? ending)?.stopAndWait()
        (thread, ending) = (nil, nil)
        controllers.close()
    }

    private func report(_ error: IIOError) {
        // Once is enough, however often the keyboard comes and goes.
        if reported.insert(error.description).inserted { Session.report(error) }
    }
}
