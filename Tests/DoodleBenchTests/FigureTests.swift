@testable import doodle_bench
import CoreGraphics
import Testing

@Suite struct FigureTests {
    @Test func jsonIsOneObjectWithTheContractsKeys() {
        let figure = Figure(name: "redraw.w6", value: 521.3, unit: "ms", baseline: .init(name: "cairo", value: 3414.2))
        #expect(figure.json == #"{"name":"redraw.w6","value":521.3,"unit":"ms","baseline":"cairo","baseline_value":3414,"ratio":6.549}"#)
    }

    @Test func withoutABaselineThereIsNoRatio() {
        let figure = Figure(name: "segment.empty", value: 0.01234, unit: "µs", p50: 0.01234, p99: 20)
        #expect(figure.json == #"{"name":"segment.empty","value":0.01234,"unit":"µs","p50":0.01234,"p99":20.00}"#)
    }

    @Test func columnsOfTheTableLineUp() {
        let lines = Figure.table([
            Figure(name: "a", value: 1, unit: "ms"), Figure(name: "long.name", value: 1234, unit: "µs", p99: 3)
        ]).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(Set(lines.map(\.count)).count == 1)
    }

    @Test func percentilesGoByNearestRank() {
        let values = (1...100).map(Double.init).reversed() as [Double]
        #expect(Statistics.median(values) == 50)
        #expect(Statistics.percentile(values, 0.99) == 99)
        #expect(Statistics.percentile([7], 0.99) == 7)
        #expect(Statistics.percentile([], 0.5) == 0)
    }
}
