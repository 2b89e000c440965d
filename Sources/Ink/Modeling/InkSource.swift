/// What holds the ink: they tremble differently, and only one of them can be pressed.
public enum InkSource: String, Hashable, Sendable, CaseIterable {
    case finger
    case mouse
    case pen
}
