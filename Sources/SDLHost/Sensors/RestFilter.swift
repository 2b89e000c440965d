/// Keeps quiet about a sensor that measures the same over and over. A device at rest then wakes nobody and fills no recording.
internal struct RestFilter {
    /// A reading that differs from the last one told by less than this on every axis, in m/s², tells nothing new.
    /// *Chosen*: above the noise of laptops' sensors, a twelfth of what a shake is told by (`MotionConstants.strongChange`).
    static let step = 0.5

    private var told: (x: Double, y: Double, z: Double)?

    /// Whether a reading is to be told.
    mutating func admits(x: Double, y: Double, z: Double) -> Bool {
        let step = RestFilter.step
        if let told, abs(x - told.x) < step, abs(y - told.y) < step, abs(z - told.z) < step { return false }
        told = (x, y, z)
        return true
    }
}
