import Ink

/// What a hand takes up to draw, or to take ink away.
public enum Tool: Hashable, Sendable, CaseIterable {
    case pen, pencil, fountain, highlighter
    /// Rubs out what it passes over.
    case eraser
    /// Takes away every stroke it touches, as a whole.
    case strokeEraser

    /// Tools that share a button on the bar.
    public enum Family: Hashable, Sendable, CaseIterable { case pen, highlighter, eraser }

    public var family: Family {
        switch self {
        case .pen, .pencil, .fountain: .pen
        case .highlighter: .highlighter
        case .eraser, .strokeEraser: .eraser
        }
    }

    /// What its strokes are; nil for a tool that leaves none.
    public var ink: InkTool? {
        switch self {
        case .pen: .pen
        case .pencil: .pencil
        case .fountain: .fountain
        case .highlighter: .highlighter
        case .eraser: .eraser
        case .strokeEraser: nil
        }
    }
}

extension Tool {
    /// How its line follows what holds it.
    func model(for source: InkSource) -> ModelOptions {
        switch self {
        case .pen: .pen(for: source)
        case .pencil: .pencil(for: source)
        case .fountain: .fountain(for: source)
        case .highlighter: .highlighter(for: source)
        case .eraser: .eraser(for: source)
        case .strokeEraser: .plain
        }
    }
}

extension Tool.Family {
    /// Its tools in the order they are offered; the first is what it starts with.
    public var tools: [Tool] { Tool.allCases.filter { $0.family == self } }
}
