import CoreGraphics
import Ink
import Testing

@Suite struct ModelOptionsTests {
    @Test func valuesAreLimitedToTheirRanges() {
        for key in ModelOptions.Key.allCases {
            var options = ModelOptions()
            options[key] = 1e9
            #expect(options[key] == key.range.upperBound)
            options[key] = -1e9
            #expect(options[key] == key.range.lowerBound)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
    func whatIsNotFiniteFallsBackToPlain(value: Double) {
        for key in ModelOptions.Key.allCases {
            var options = ModelOptions.pen(for: .finger)
            options[key] = value
            #expect(options[key] == key.plain)
        }
    }

    @Test func plainValuesLieInTheirRanges() {
        for key in ModelOptions.Key.allCases { #expect(key.range.contains(key.plain)) }
    }

    @Test func everyNameStandsForItsOwnOption() {
        for key in ModelOptions.Key.allCases {
            var options = ModelOptions()
            options[key] = key.plain == key.range.upperBound ? key.range.lowerBound : key.range.upperBound
            #expect(options != .plain)
            #expect(options.values == [key.rawValue: options[key]])
        }
    }

    @Test func optionsComeBackFromTheirValues() {
        for options in ModelOptions.allPresets { #expect(ModelOptions(values: options.values) == options) }
        #expect(ModelOptions.plain.values.isEmpty)
        #expect(ModelOptions(values: [:]) == .plain)
    }

    @Test func randomOptionsComeBackThroughJSON() throws {
        var random = Seeded(1)
        for _ in 0..<100 {
            let options = ModelOptions.random(&random)
            let data = try JSONEncoder().encode(options.values)
            let read = try JSONDecoder().decode([String: Double].self, from: data)
            #expect(ModelOptions(values: read) == options)
        }
    }

    @Test func unknownNamesArePassedOver() {
        #expect(ModelOptions(values: ["wobble": 3, "smoothing": 0.02, "": 1]).values == ["smoothing": 0.02])
    }

    @Test func damagedValuesAreMended() {
        let options = ModelOptions(values: ["smoothing": -3, "thinning": .nan, "slope": .infinity, "pressure": 7])
        #expect(options.values == ["pressure": 1])
    }

    @Test func theEraserAndTheHighlighterKeepOneWidth() {
        for source in InkSource.allCases {
            for options in [ModelOptions.eraser(for: source), .highlighter(for: source)] {
                #expect(options.pressure == 0 && options.thinning == 0 && options.nibRatio == 1)
                #expect(options.startTaper == 0 && options.endTaper == 0)
            }
        }
    }

    @Test func fingersAndMiceAreThinnedByTheirSpeedAndPensByPressure() {
        #expect(ModelOptions.pen(for: .pen).pressure > 0 && ModelOptions.pen(for: .pen).thinning == 0)
        for source in [InkSource.finger, .mouse] {
            let options = ModelOptions.pen(for: source)
            #expect(options.pressure == 0)
            #expect(options.thinning > 0 && options.thinning <= 0.4, "never below 60 % of the width")
            #expect(options.startTaper > 0 && options.endTaper > 0)
        }
    }
}
