extension HostEvent {
    /// A reading of a sensor that moves with the screen.
    public struct Sensor: Sendable, Equatable {
        public enum Kind: String, Sendable {
            /// Acceleration in m/s², gravity included: a device at rest measures 9.8 upwards.
            case accelerometer = "accel"
        }
        public var kind: Kind
        public var x: Double
        public var y: Double
        public var z: Double

        public init(_ kind: Kind = .accelerometer, x: Double, y: Double, z: Double) {
            (self.kind, self.x, self.y, self.z) = (kind, x, y, z)
        }
    }

    /// What a media key, a presenter's clicker or another program asks for.
    public enum Remote: String, Sendable, CaseIterable {
        case play, pause, stop, toggle, next, previous
        case beginSeekingBackward = "begin_seeking_backward"
        case endSeekingBackward = "end_seeking_backward"
        case beginSeekingForward = "begin_seeking_forward"
        case endSeekingForward = "end_seeking_forward"
    }
}
