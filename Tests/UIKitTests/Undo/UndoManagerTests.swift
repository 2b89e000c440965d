import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct UndoManagerTests {
    /// A number whose changes can be undone.
    @MainActor final class Counter {
        private(set) var value = 0
        let manager: UndoManager
        init(_ manager: UndoManager) { self.manager = manager }
        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    let manager = UndoManager()
    let counter: Counter
    init() {
        manager.groupsByEvent = false
        counter = Counter(manager)
    }

    @Test func whatIsRegisteredIsTakenBackAndDoneAgain() {
        #expect(!manager.canUndo && !manager.canRedo)
        counter.set(1)
        counter.set(2)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.undo()
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test func somethingNewForgetsWhatCouldBeRedone() {
        counter.set(1)
        manager.undo()
        counter.set(5)
        #expect(!manager.canRedo)
        manager.redo()
        #expect(counter.value == 5)
    }

    @Test func aGroupIsUndoneInOneGoLatestFirst() {
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        manager.beginUndoGrouping()
        counter.set(3)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 1)
        manager.redo()
        #expect(counter.value == 3)
    }

    @Test func anEmptyGroupIsNoStep() {
        counter.set(1)
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func whatIsDisabledIsNotRegistered() {
        manager.disableUndoRegistration()
        counter.set(1)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    }

    @Test func aTargetIsNotKeptAlive() {
        weak var gone: Counter?
        do {
            let other = Counter(manager)
            other.set(1)
            gone = other
        }
        #expect(gone == nil && !manager.canUndo)
        counter.set(1)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func whatWasRegisteredForATargetCanBeForgotten() {
        let other = Counter(manager)
        counter.set(1)
        other.set(1)
        manager.removeAllActions(withTarget: other)
        manager.undo()
        #expect(counter.value == 0 && other.value == 1)
        counter.set(1)
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func onlySoManyLevelsAreKept() {
        manager.levelsOfUndo = 2
        for value in 1...4 { counter.set(value) }
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 2)
    }

    @Test func namesSayWhatWouldBeUndone() {
        counter.set(1)
        manager.setActionName("First")
        counter.set(2)
        #expect(manager.undoActionName == "")
        manager.undo()
        #expect(manager.undoActionName == "First")
        manager.undo()
        #expect(manager.redoActionName == "First")
        manager.redo()
        #expect(manager.undoActionName == "First")
    }

    @Test func theLookupGoesUpTheChainToTheWindow() {
        final class Owner: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let stage = Stage()
        let owner = Owner(), child = UIView()
        #expect(child.undoManager == nil)
        stage.window.addSubview(owner)
        owner.addSubview(child)
        #expect(child.undoManager === owner.own)
        #expect(stage.view.undoManager === stage.window.undoManager && stage.window.undoManager != nil)
    }

    @Test func whatOneEventDidIsUndoneInOneGo() {
        let stage = Stage()
        let manager = UndoManager(), counter = Counter(manager)
        stage.host.application.makeCurrent()
        stage.view.onCall = { _, call in
            guard call.phase == .began else { return }
            counter.set(counter.value + 1)
            counter.set(counter.value + 1)
        }
        stage.touch.tap(at: at(50, 60))
        stage.touch.tap(at: at(150, 60))
        #expect(counter.value == 4)
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 2)
    }
}
