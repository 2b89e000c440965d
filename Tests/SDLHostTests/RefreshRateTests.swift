@testable import SDLHost
import Testing
import UIKit

@Suite("The display's rate")
struct RefreshRateTests {
    static let rates: [(Int32, Int?)] = [(60, 60), (144, 144), (1, 1), (0, nil), (-1, nil), (5000, nil)]

    @Test("A rate that no display has is not known", arguments: RefreshRateTests.rates)
    @MainActor func told(rate: Int32, expected: Int?) {
        #expect(SDLWindow.refreshRate(told: rate) == expected)
    }
}
