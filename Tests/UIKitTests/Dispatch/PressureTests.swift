import Testing
import UIKitTesting

/// What a device says of pressure is believed only where it can be true.
@MainActor @Suite struct PressureTests {
    let stage = Stage()

    /// The share of the greatest force after each of these pen events; nil where there is no pressure.
    private func forces(_ told: [CGFloat?], lift: CGFloat? = nil) -> [CGFloat?] {
        var forces: [CGFloat?] = []
        for (index, pressure) in told.enumerated() {
            stage.touch.wait(0.01)
            stage.touch.send(.pen(.init(index == 0 ? .down : .motion, at: at(50 + CGFloat(index), 60), pressure: pressure)))
            let touch = stage.view.calls.last?.touches.first
            forces.append(touch.flatMap { $0.maximumPossibleForce > 0 ? $0.force / $0.maximumPossibleForce : nil })
        }
        stage.touch.wait(0.01)
        stage.touch.send(.pen(.init(.up, at: at(90, 60), pressure: lift)))
        return forces
    }

    @Test(arguments: [1, 0, -0.5, .nan, .infinity, -.infinity, 7] as [CGFloat])
    func aPressureThatNeverSaysAnythingElseIsNone(pressure: CGFloat) {
        #expect(forces([pressure, pressure, pressure]) == [nil, nil, nil])
        #expect(forces([pressure, pressure]) == [nil, nil])
    }

    @Test func aReadingThatCannotBeIsReplacedByTheLastGoodOne() {
        #expect(forces([0.25, 0, 0.5, .nan, -1, .infinity, 0.75]) == [0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 0.75])
    }

    @Test func aStrokeKnowsNothingOfTheOneBefore() {
        #expect(forces([0.25, 0.5], lift: 0) == [0.25, 0.5])
        #expect(forces([0, 0.75]) == [nil, 0.75])
    }

    @Test func aPenThatCanMeasureMayPressWithAllItsForce() {
        #expect(forces([0.5, 1, 1]) == [0.5, 1, 1])
        #expect(forces([1, 1.5]) == [1, 1])
    }

    @Test func aPanelIsJudgedByItselfAndFingersBesideEachOther() {
        func force(_ id: Int64, _ device: Int64, _ pressure: CGFloat) -> CGFloat? {
            stage.touch.down(id, at: at(50, 60), device: device, pressure: pressure)
            let touch = stage.view.calls.last?.touches.first
            return touch.flatMap { $0.maximumPossibleForce > 0 ? $0.force / $0.maximumPossibleForce : nil }
        }
        stage.view.isMultipleTouchEnabled = true
        #expect(force(1, 5, 0.5) == 0.5)
        #expect(force(2, 5, 1) == 1)
        #expect(force(3, 6, 1) == nil)
        #expect(force(4, 5, 0) == nil)
    }
}
