extension UITouch {
    /// Things a device may tell of a touch before it knows them.
    public struct Properties: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    internal func showEstimate(of sample: Sample) {
        estimationUpdateIndex = sample.estimate.map { NSNumber(value: $0) }
        estimatedProperties = sample.estimate == nil ? [] : .force
        estimatedPropertiesExpectingUpdates = estimatedProperties
    }
}
