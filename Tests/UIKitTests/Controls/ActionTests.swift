import Testing
import UIKitTesting

@MainActor @Suite struct ActionTests {
    let control = UIControl()

    @Test func anActionRunsForItsEventsOnly() {
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 2)
    }

    @Test func anActionAddedTwiceRunsOnce() {
        var runs = 0
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: .touchDown)
        control.addAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(runs == 1)
    }

    @Test func anActionReplacesItsNamesake() {
        var runs: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in runs.append("old") }, for: [.touchDown, .valueChanged])
        control.addAction(UIAction(identifier: .init("a")) { _ in runs.append("new") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(runs == ["new", "old"])
    }

    @Test func removedActionsDoNotRun() {
        var runs = 0
        let action = control.on([.touchDown, .valueChanged]) { runs += 1 }
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(runs == 0)
        control.sendActions(for: .valueChanged)
        #expect(runs == 1)
        control.removeAction(action, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(runs == 1)
    }

    @Test func anActionMayAddAndRemoveWhileItRuns() {
        var runs = 0
        let action = UIAction { [control] action in
            runs += 1
            control.removeAction(action, for: .touchDown)
            control.on(.touchDown) { runs += 10 }
        }
        control.addAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(runs == 1)
        control.sendActions(for: .touchDown)
        #expect(runs == 11)
    }
}
