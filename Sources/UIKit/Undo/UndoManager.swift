/// Remembers how to take back what was done, and how to do again what was taken back. (Foundation has none on Linux.)
///
/// What is registered while one event is handled is undone in one go, unless `groupsByEvent` is off. What is registered during `undo()`
/// becomes what `redo()` does, and the other way round.
@MainActor
open class UndoManager {
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// Those opened by `beginUndoGrouping()` and not ended, outermost first.
    private var open: [UndoGroup] = []
    /// Where what is registered during an undo or redo goes.
    private var answer: UndoGroup?
    private var disableCount = 0

    public init() {}

    /// `undo()` is running.
    public private(set) final var isUndoing = false
    /// `redo()` is running.
    public private(set) final var isRedoing = false
    /// Whether what is registered while one event is handled belongs together.
    public final var groupsByEvent = true
    /// How many groups are kept; 0 for any number.
    public final var levelsOfUndo = 0 { didSet { forgetBeyondLevels() } }

    open var canUndo: Bool { undoGroups.contains { !$0.isEmpty } || open.contains { !$0.isEmpty } }
    open var canRedo: Bool { redoGroups.contains { !$0.isEmpty } }
    public final var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    public final var groupingLevel: Int { open.count }

    /// What `undo()` takes back, in the user's words; empty when nobody said.
    public final var undoActionName: String { undoGroups.last?.name ?? "" }
    /// What `redo()` does again, in the user's words; empty when nobody said.
    public final var redoActionName: String { redoGroups.last?.name ?? "" }

    // MARK: Registering

    /// `handler` takes back what was just done to `target`, which is not kept alive: when it is gone, there is nothing to take back.
    public final func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let action = UndoGroup.Action(target: target) { [weak target] in target.map(handler) }
        if let answer { return answer.actions.append(action) }
        redoGroups = []
        presentGroup().actions.append(action)
        forgetBeyondLevels()
    }

    /// Names what was just registered, for menus and messages.
    public final func setActionName(_ name: String) {
        if let answer { answer.name = name } else { (open.first ?? undoGroups.last)?.name = name }
    }

    public final func disableUndoRegistration() { disableCount += 1 }

    /// - Precondition: it was disabled.
    public final func enableUndoRegistration() {
        precondition(disableCount > 0, "undo registration was enabled more often than it was disabled")
        disableCount -= 1
    }

    /// What is registered until the matching `endUndoGrouping()` is undone in one go.
    public final func beginUndoGrouping() { open.append(UndoGroup(event: nil)) }

    /// - Precondition: a group was begun.
    public final func endUndoGrouping() {
        precondition(!open.isEmpty, "an undo group was ended more often than begun")
        let group = open.removeLast()
        guard !group.isEmpty else { return }
        if let outer = open.last { return outer.actions.append(contentsOf: group.actions) }
        undoGroups.append(group)
        forgetBeyondLevels()
    }

    // MARK: Undoing

    /// Takes back the latest group, latest action first; ends a group that is still open. O(actions).
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard !isUndoing, !isRedoing, let group = UndoManager.popLast(&undoGroups) else { return }
        isUndoing = true
        redoGroups.append(run(group))
        isUndoing = false
    }

    /// Does again what was undone last.
    open func redo() {
        guard !isUndoing, !isRedoing, let group = UndoManager.popLast(&redoGroups) else { return }
        isRedoing = true
        undoGroups.append(run(group))
        isRedoing = false
    }

    /// Forgets everything.
    public final func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }

    /// Forgets what would be done to `target`. O(actions).
    public final func removeAllActions(withTarget target: AnyObject) {
        for group in undoGroups + redoGroups + open { group.actions.removeAll { $0.target === target } }
        undoGroups.removeAll(where: \.isEmpty)
        redoGroups.removeAll(where: \.isEmpty)
    }

    /// Runs `group` and gives what was registered meanwhile.
    private func run(_ group: UndoGroup) -> UndoGroup {
        let made = UndoGroup(event: nil)
        made.name = group.name
        answer = made
        for action in group.actions.reversed() { action.run() }
        answer = nil
        return made
    }

    private func presentGroup() -> UndoGroup {
        if let group = open.last { return group }
        let event = UIApplication.shared?.eventCount
        if groupsByEvent, event != nil, let last = undoGroups.last, last.event == event { return last }
        undoGroups.append(UndoGroup(event: event))
        return undoGroups[undoGroups.count - 1]
    }

    private func forgetBeyondLevels() {
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }

    private static func popLast(_ groups: inout [UndoGroup]) -> UndoGroup? {
        while let group = groups.popLast() { if !group.isEmpty { return group } }
        return nil
    }
}

/// What is undone in one go.
@MainActor
private final class UndoGroup {
    struct Action {
        weak var target: AnyObject?
        let run: @MainActor () -> Void
    }

    var actions: [Action] = []
    var name = ""
    /// The event during which it was begun; nil for one with a beginning and end of its own.
    let event: Int?

    init(event: Int?) { self.event = event }

    var isEmpty: Bool { actions.allSatisfy { $0.target == nil } }
}
