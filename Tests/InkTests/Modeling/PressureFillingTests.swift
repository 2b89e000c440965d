import CoreGraphics
@testable import Ink
import Testing

@Suite struct PressureFillingTests {
    private func filled(_ pressures: [Double?]) -> [Double?] {
        var filling = PressureFilling(isOn: true)
        var output: [InkSample] = []
        for pressure in pressures { filling.append(sample(0, 0, 0, pressure: pressure), to: &output) }
        filling.conclude([], to: &output)
        return output.map { $0.pressure.map { Double($0) } }
    }

    @Test(arguments: [nil, .nan, 0, 1] as [Double?])
    func aDeviceWithoutPressureHasFullPressure(given: Double?) {
        for count in [1, 5, 30] { #expect(filled([Double?](repeating: given, count: count)) == [Double?](repeating: 1, count: count)) }
    }

    @Test func gapsKeepThePressureBefore() {
        #expect(filled([0.5, nil, 0, .nan, 0.25, 0]) == [0.5, 0.5, 0.5, 0.5, 0.25, 0.25])
    }

    @Test func aStartWithoutPressureHasTheFirstThatComes() {
        #expect(filled([0, nil, 0.125, 0.5]) == [0.125, 0.125, 0.125, 0.5])
    }

    @Test func aPressureThatComesLateDoesNotChangeTheStart() {
        let silent = [Double?](repeating: 0, count: PressureFilling.patience)
        #expect(filled(silent + [0, 0.5]) == [Double?](repeating: 1, count: silent.count + 1) + [0.5])
    }
}
