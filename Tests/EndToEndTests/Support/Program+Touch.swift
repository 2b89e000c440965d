import Foundation

extension Program {
    /// Puts a finger on each path's start, moves all side by side to the ends in small steps, and lifts them.
    /// - Parameter lifting: whether the fingers go up at the end.
    func draw(_ paths: [PlayedPath], with device: InputTestDevice, steps: Int = 40, lifting: Bool = true) async throws {
        func every(_ phase: InputTestDevice.TouchPhase, at fraction: Double) throws {
            for (finger, path) in paths.enumerated() {
                try device.touch(phase, UInt32(finger + 1), at: onScreen(path.point(at: fraction)), pressure: 0.5)
            }
            try device.sync()
        }
        try every(.begin, at: 0)
        for step in 1...steps {
            try every(.update, at: Double(step) / Double(steps))
            // As a screen of 250 Hz would: the program sees many small batches, not one.
            try await Task.sleep(nanoseconds: 4_000_000)
        }
        if lifting { try every(.end, at: 1) }
    }

    /// Puts a finger down and lifts it.
    func tap(_ point: CGPoint, with device: InputTestDevice) throws {
        try device.touch(.begin, 1, at: onScreen(point), pressure: 0.5)
        try device.sync()
        try device.touch(.end, 1, at: onScreen(point))
        try device.sync()
    }

    /// From window points to the screen's.
    func onScreen(_ point: CGPoint) -> CGPoint { point.moved(Double(window.minX), Double(window.minY)) }
}
