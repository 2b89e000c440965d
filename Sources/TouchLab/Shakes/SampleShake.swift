import UIKit

/// Plays the readings of an accelerometer in a device that is shaken, for those who have none.
@MainActor
final class SampleShake {
    /// Readings a second, how often it goes there and back in one, and how hard, in m/s². Chosen: a hand that means it.
    private static let rate = 50.0
    private static let swings = 4.0
    private static let strength = 2 * MotionConstants.gravity

    private unowned let application: UIApplication
    private var timer: EventTimer?
    private var readings: ArraySlice<Double> = []
    private var window = HostWindowID.main

    init(application: UIApplication) { self.application = application }

    /// - Parameter duration: of the shaking, in seconds.
    func play(for duration: TimeInterval, in window: HostWindowID) {
        stop()
        self.window = window
        let count = Int(duration * SampleShake.rate)
        let swing = (0..<count).map { index -> Double in
            SampleShake.strength * sin(2 * .pi * SampleShake.swings * Double(index) / SampleShake.rate)
        }
        // At the end it lies still.
        readings = (swing + [0])[...]
        schedule()
    }

    func stop() {
        timer?.cancel()
        (timer, readings) = (nil, [])
    }

    private func schedule() {
        timer = application.clock.schedule(after: 1 / SampleShake.rate) { [weak self] in
            guard let self, let reading = readings.popFirst() else { return }
            if !readings.isEmpty { schedule() }
            let sensor = HostEvent.Sensor(x: reading, y: 0, z: MotionConstants.gravity)
            application.enqueue(HostEvent(time: application.clock.now, window: window, kind: .sensor(sensor)))
            application.processEvents()
        }
    }
}
