/// What a stroke does to the page; the raw value is the name used in files and dumps.
public enum InkTool: String, Hashable, Sendable, CaseIterable {
    /// Lays its colour over what is there.
    case pen
    /// Takes ink away and leaves the page transparent; its colour does not count.
    case eraser
}
