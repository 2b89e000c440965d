import Testing
import UIKitTesting

/// The button on a pen's barrel.
@MainActor @Suite struct SqueezeTests {
    @MainActor final class Listener: UIPencilInteractionDelegate {
        var heard: [(UIPencilInteraction.Phase, CGPoint?)] = []
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
            heard.append((squeeze.phase, squeeze.hoverPose?.location))
        }
    }

    let stage = Stage()
    let listener = Listener()
    let interaction: UIPencilInteraction

    init() {
        interaction = UIPencilInteraction(delegate: listener)
        stage.view.addInteraction(interaction)
    }

    private func pen(_ phase: HostEvent.Pen.Phase, _ x: CGFloat, _ y: CGFloat, barrel: Bool) {
        stage.touch.send(.pen(.init(phase, at: at(x, y), isBarrelPressed: barrel)))
    }

    private var phases: [UIPencilInteraction.Phase] { listener.heard.map(\.0) }

    @Test func aPressInTheAirIsTheViewsUnderThePen() {
        let place = stage.view.convert(at(20, 30), to: nil)
        pen(.hover, place.x, place.y, barrel: false)
        pen(.hover, place.x, place.y, barrel: true)
        pen(.hover, place.x + 5, place.y, barrel: true)
        pen(.hover, place.x + 5, place.y, barrel: false)
        #expect(phases == [.began, .ended])
        #expect(listener.heard.map(\.1) == [at(20, 30), at(25, 30)])
        #expect(stage.view.calls.isEmpty)
    }

    @Test func withTheButtonHeldTheTipDrawsNothing() {
        let place = stage.view.convert(at(20, 30), to: nil)
        pen(.hover, place.x, place.y, barrel: true)
        pen(.down, place.x, place.y, barrel: true)
        pen(.motion, place.x + 9, place.y, barrel: true)
        pen(.up, place.x + 9, place.y, barrel: true)
        pen(.hover, place.x + 9, place.y, barrel: false)
        #expect(stage.view.calls.isEmpty)
        #expect(phases == [.began, .ended])
    }

    @Test func inAStrokeItIsASlipOfTheHand() {
        let place = stage.view.convert(at(20, 30), to: nil)
        pen(.down, place.x, place.y, barrel: false)
        pen(.motion, place.x, place.y, barrel: true)
        pen(.motion, place.x + 9, place.y, barrel: true)
        pen(.up, place.x + 9, place.y, barrel: true)
        pen(.hover, place.x + 9, place.y, barrel: true)
        pen(.hover, place.x + 9, place.y, barrel: false)
        #expect(stage.view.phases == [.began, .moved, .moved, .ended])
        #expect(phases.isEmpty)
    }

    @Test func elsewhereAndSwitchedOffAndTakenAwayNobodyHears() {
        let place = stage.view.convert(at(20, 30), to: nil)
        func squeeze(_ x: CGFloat, _ y: CGFloat) {
            pen(.hover, x, y, barrel: true)
            pen(.hover, x, y, barrel: false)
        }
        squeeze(-500, -500)
        interaction.isEnabled = false
        squeeze(place.x, place.y)
        interaction.isEnabled = true
        stage.view.removeInteraction(interaction)
        squeeze(place.x, place.y)
        #expect(phases.isEmpty && interaction.view == nil)
        stage.view.addInteraction(interaction)
        squeeze(place.x, place.y)
        #expect(phases == [.began, .ended])
    }

    @Test func anInteractionIsOnOneViewAtATime() {
        let other = UIView()
        other.addInteraction(interaction)
        #expect(interaction.view === other && stage.view.interactions.isEmpty && other.interactions.count == 1)
    }

    @Test func aPenThatHoversMovesTheHoverAsAMouseDoes() {
        final class Hovered: UIView {
            var places: [CGPoint?] = []
            override func pointerHovered(at location: CGPoint?, in window: UIWindow) { places.append(location) }
        }
        let hovered = Hovered(frame: stage.view.bounds)
        stage.view.addSubview(hovered)
        let place = hovered.convert(at(20, 30), to: nil)
        pen(.hover, place.x, place.y, barrel: false)
        #expect(hovered.places == [place])
    }
}
