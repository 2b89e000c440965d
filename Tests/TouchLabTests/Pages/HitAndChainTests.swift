import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The page about hit testing")
struct HitTestingPageTests {
    private func steps(_ lab: Lab) throws -> [String] {
        try lab.page(HitTestingPage.self).trace.steps.map { step in
            switch step.outcome {
            case .hit: "\(step.name)!"
            case .passedDown: "\(step.name) >"
            case .refused(let reason): "\(step.name): \(reason)"
            }
        }
    }

    private func touch(_ lab: Lab, _ id: String, _ x: CGFloat, _ y: CGFloat) throws {
        lab.touch.tap(at: try lab.place("lab.hit.\(id)", x, y))
    }

    private func lit(_ lab: Lab) throws -> [String] {
        var names: [String] = []
        func look(_ view: UIView) {
            if let probe = view as? ProbeView, probe.isLit { names.append(probe.name) }
            for child in view.subviews { look(child) }
        }
        look(lab.window)
        return names
    }

    @Test func ofTwoThatOverlapTheFrontOneWinsAndLightsUp() throws {
        let lab = try Lab("hit")
        // The top left corner of Front lies on Back.
        try touch(lab, "front", 0.1, 0.1)
        #expect(try lit(lab) == ["Front"])
        #expect(try steps(lab) == [
            "Stage >", "Parent: point outside", "Disabled: interaction is off", "Hidden: is hidden",
            "Transparent: alpha 0.005 is too little", "Front!",
        ])
        try touch(lab, "back", 0.1, 0.1)
        #expect(try lit(lab) == ["Back"])
        #expect(try lab.text("lab.hit.verdict") == "Back is hit")
    }

    @Test(arguments: ["transparent", "hidden"])
    func whatCannotBeSeenIsNotHit(id: String) throws {
        let lab = try Lab("hit")
        try touch(lab, id, 0.5, 0.5)
        #expect(try lit(lab) == ["Stage"])
    }

    @Test func aDisabledViewTakesItsSubtreeAlong() throws {
        let lab = try Lab("hit")
        try touch(lab, "disabledChild", 0.5, 0.5)
        #expect(try lit(lab) == ["Stage"])
        #expect(try steps(lab).contains("Disabled: interaction is off"))
        #expect(try !steps(lab).contains { $0.hasPrefix("In it") })
    }

    @Test func theHalfOutsideOfItsParentIsNotHit() throws {
        let lab = try Lab("hit")
        try touch(lab, "child", 0.25, 0.5)
        #expect(try lit(lab) == ["Half out"])
        #expect(try steps(lab).prefix(3) == ["Stage >", "Parent >", "Half out!"])
        try touch(lab, "child", 0.75, 0.5)
        #expect(try lit(lab) == ["Stage"])
        #expect(try !steps(lab).contains { $0.hasPrefix("Half out") })
    }

    @Test func arrowsMoveThePlaceThatIsAskedAbout() throws {
        let lab = try Lab("hit")
        try touch(lab, "back", 0.2, 0.2)
        let page = try lab.page(HitTestingPage.self)
        let before = try #require(page.marks.point)
        lab.touch.key("Right")
        lab.touch.key("Up")
        #expect(page.marks.point == CGPoint(x: before.x + 8, y: before.y - 8))
        for _ in 0..<200 { lab.touch.key("Left") }
        #expect(page.marks.point?.x == 0)
        #expect(try lit(lab) == ["Stage"])
    }

    @Test func nextGoesToEveryKindOfPlace() throws {
        let lab = try Lab("hit")
        var winners: [String] = []
        for _ in 0..<8 {
            try lab.tap("lab.hit.next")
            winners += try lit(lab)
        }
        #expect(winners == ["Back", "Front", "Stage", "Stage", "Stage", "Parent", "Half out", "Stage"])
    }
}

@MainActor @Suite("The page about the responder chain")
struct ChainPageTests {
    /// A delegate that is a responder ends the chain; it notes what reaches it.
    final class Delegate: UIResponder, UIApplicationDelegate {
        var landings = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { landings += 1 }
    }

    private func links(_ lab: Lab) throws -> [ChainRecorder.Link] { try lab.page(ChainPage.self).recorder.links }

    private func switchOn(_ lab: Lab, _ names: String...) throws {
        for name in names { try lab.tap("lab.chain.switch.\(name)") }
    }

    @Test func theChainLeadsFromTheTouchedButtonToTheDelegate() throws {
        let delegate = Delegate()
        let lab = try Lab("chain", delegate: delegate)
        try lab.tap("lab.chain.button")
        #expect(try links(lab).map(\.name) == [
            "Button", "Card", "Panel", "LabPageView", "ChainPage", "LabRootView", "TouchLabController", "UIWindow", "UIApplication",
            "Delegate",
        ])
        #expect(try links(lab).map(\.fate) == [.handled] + Array(repeating: .notAsked, count: 9))
        #expect(delegate.landings == 0)
    }

    @Test func aSwitchMakesALinkPassOn() throws {
        let lab = try Lab("chain")
        try switchOn(lab, "button")
        try lab.tap("lab.chain.button")
        #expect(try links(lab).prefix(3).map(\.fate) == [.passedOn, .handled, .notAsked])
        #expect(try lab.text("lab.chain.verdict") == "Card handled it")
        try switchOn(lab, "card", "panel")
        try lab.tap("lab.chain.button")
        #expect(try links(lab).first { $0.fate == .handled }?.name == "ChainPage")
    }

    @Test func whatNobodyKeepsReachesTheDelegateAndIsDiscarded() throws {
        let delegate = Delegate()
        let lab = try Lab("chain", delegate: delegate)
        try switchOn(lab, "button", "card", "panel", "controller")
        let before = delegate.landings
        try lab.tap("lab.chain.button")
        #expect(delegate.landings == before + 1)
        #expect(try links(lab).allSatisfy { $0.fate == .passedOn })
        #expect(try lab.text("lab.chain.verdict") == "Nobody kept it: it is discarded")
    }

    @Test func aBoxThatIsTouchedItselfBeginsTheChain() throws {
        let lab = try Lab("chain")
        lab.touch.tap(at: try lab.place("lab.chain.panel", 0.05, 0.9))
        #expect(try links(lab).first == ChainRecorder.Link(name: "Panel", fate: .handled))
    }

    @Test func theSampleTouchesTheButton() throws {
        let lab = try Lab("chain")
        try lab.tap("lab.chain.sample")
        lab.touch.wait(1)
        #expect(try links(lab).first?.name == "Button")
    }
}
