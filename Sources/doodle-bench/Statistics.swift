/// What is read off a list of measurements.
enum Statistics {
    /// The value that `part` (0…1) of the measurements do not exceed, by nearest rank; 0 without any.
    static func percentile(_ values: [Double], _ part: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        let rank = Int((part * Double(values.count)).rounded(.up))
        return values.sorted()[max(0, min(values.count - 1, rank - 1))]
    }

    static func median(_ values: [Double]) -> Double { percentile(values, 0.5) }

    /// Seconds that `body` takes.
    static func seconds(_ body: () -> Void) -> Double {
        seconds(ContinuousClock().measure(body))
    }

    static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
