extension ModelOptions {
    /// The options' names in files.
    public enum Key: String, Hashable, Sendable, CaseIterable {
        case smoothing, noise, rounding, pressure, thinning, thinningSpeed, nibRatio, nibAngle
        case damping, slope, startTaper, endTaper, taperTip, prediction

        /// Beyond these a value has no use, or its arithmetic no meaning.
        public var range: ClosedRange<Double> {
            switch self {
            case .smoothing: 0...0.2
            case .noise: 0...10
            case .rounding, .pressure: 0...1
            case .thinning: 0...0.8
            case .thinningSpeed: 10...100_000
            case .nibRatio, .taperTip: 0.05...1
            case .nibAngle: -2 * Double.pi...2 * Double.pi
            case .damping, .startTaper, .endTaper: 0...20
            case .slope: 0.01...4
            case .prediction: 0...Prediction.farthest
            }
        }

        /// What `ModelOptions.plain` has.
        public var plain: Double {
            switch self {
            case .nibRatio: 1
            // Chosen: a stylus drawn briskly reaches it, writing does not.
            case .thinningSpeed: 2_000
            // A quarter is where a change of width begins to look like a corner of the outline.
            case .slope: 0.25
            case .taperTip: 0.35
            case .smoothing, .noise, .rounding, .pressure, .thinning, .nibAngle, .damping, .startTaper, .endTaper, .prediction: 0
            }
        }

        func limited(_ value: Double) -> Double {
            value.isFinite ? min(range.upperBound, max(range.lowerBound, value)) : plain
        }
    }

    /// An option by its name.
    public subscript(key: Key) -> Double {
        get { self[keyPath: Self.path(key)] }
        set { self[keyPath: Self.path(key)] = newValue }
    }

    /// Options of what `values` holds; names it does not know are passed over, missing ones are as in `plain`.
    public init(values: [String: Double]) {
        self.init()
        for (name, value) in values {
            guard let key = Key(rawValue: name) else { continue }
            self[key] = value
        }
    }

    /// Every option that is not as in `plain`: enough to make the same options again.
    public var values: [String: Double] {
        Key.allCases.reduce(into: [:]) { values, key in
            if self[key] != key.plain { values[key.rawValue] = self[key] }
        }
    }

    private static func path(_ key: Key) -> WritableKeyPath<ModelOptions, Double> {
        switch key {
        case .smoothing: \.smoothing
        case .noise: \.noise
        case .rounding: \.rounding
        case .pressure: \.pressure
        case .thinning: \.thinning
        case .thinningSpeed: \.thinningSpeed
        case .nibRatio: \.nibRatio
        case .nibAngle: \.nibAngle
        case .damping: \.damping
        case .slope: \.slope
        case .startTaper: \.startTaper
        case .endTaper: \.endTaper
        case .taperTip: \.taperTip
        case .prediction: \.prediction
        }
    }
}
