/// A drawing with unlimited undo and redo. Undo and redo cost O(strokes of the step).
public struct DrawingHistory: Sendable {
    /// One thing undo takes back.
    public enum Step: Equatable, Sendable {
        /// Strokes put on top together.
        case add([Stroke])
        /// Everything taken away: the strokes that were there.
        case clear([Stroke])
    }

    public private(set) var drawing: Drawing
    /// Steps in order; those from `undoDepth` on have been undone.
    private var steps: [Step] = []
    /// Steps that can be undone.
    public private(set) var undoDepth = 0

    /// A history that starts with `drawing` and nothing to undo.
    public init(_ drawing: Drawing = Drawing()) { self.drawing = drawing }

    /// Steps that can be redone.
    public var redoDepth: Int { steps.count - undoDepth }

    /// Puts strokes on top as one step and forgets what could be redone; no strokes are no step.
    /// - Returns: whether there was a step.
    @discardableResult
    public mutating func add(_ strokes: [Stroke]) -> Bool {
        guard !strokes.isEmpty else { return false }
        push(.add(strokes))
        drawing.strokes.append(contentsOf: strokes)
        return true
    }

    /// Takes everything away as one step and forgets what could be redone; on an empty drawing it is no step. O(1).
    /// - Returns: whether there was a step.
    @discardableResult
    public mutating func clear() -> Bool {
        guard !drawing.isEmpty else { return false }
        push(.clear(drawing.strokes))
        drawing.strokes = []
        return true
    }

    /// Takes the last step back.
    /// - Returns: the step that no longer counts; nil when there is none.
    @discardableResult
    public mutating func undo() -> Step? {
        guard undoDepth > 0 else { return nil }
        undoDepth -= 1
        let step = steps[undoDepth]
        switch step {
        case .add(let strokes): drawing.strokes.removeLast(strokes.count)
        case .clear(let strokes): drawing.strokes = strokes
        }
        return step
    }

    /// Does the step undone last once more.
    /// - Returns: the step that counts again; nil when there is none.
    @discardableResult
    public mutating func redo() -> Step? {
        guard undoDepth < steps.count else { return nil }
        let step = steps[undoDepth]
        undoDepth += 1
        switch step {
        case .add(let strokes): drawing.strokes.append(contentsOf: strokes)
        case .clear: drawing.strokes = []
        }
        return step
    }

    private mutating func push(_ step: Step) {
        // Before the drawing changes: an undone clear shares the drawing's storage, and dropping it first saves a copy.
        steps.removeLast(redoDepth)
        steps.append(step)
        undoDepth = steps.count
    }
}
