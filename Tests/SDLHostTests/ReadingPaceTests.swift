@testable import SDLHost
import Foundation
import Testing

@Suite("How often a sensor is read")
struct ReadingPaceTests {
    @Test("At rest and while the laptop is turned it is read 25 times a second")
    func calm() {
        var pace = ReadingPace()
        for step in 0..<200 {
            let time = Double(step) * ReadingPace.calm
            // Two radians a second: sine and cosine of gravity.
            let (x, z) = (9.81 * sin(2 * time), 9.81 * cos(2 * time))
            #expect(pace.interval(after: x, 0, z, at: time) == 0.04)
        }
    }

    @Test("A swing makes it 50 times a second, until a second after the last one")
    func lively() {
        var pace = ReadingPace()
        #expect(pace.interval(after: 0, 0, 9.81, at: 0) == 0.04)
        #expect(pace.interval(after: 8, 0, 9.81, at: 0.04) == 0.02)
        #expect(pace.interval(after: 8, 0, 9.81, at: 0.5) == 0.02)
        #expect(pace.interval(after: -8, 0, 9.81, at: 0.6) == 0.02)
        #expect(pace.interval(after: -8, 0, 9.81, at: 1.59) == 0.02)
        #expect(pace.interval(after: -8, 0, 9.81, at: 1.6) == 0.04)
    }
}
