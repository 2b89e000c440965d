/// What a stroke does to the page; the raw value is the name used in files and dumps.
///
/// How wide its line is where (nib, pressure, speed, tapered ends) is said by the brush's `ModelOptions` and not by the tool.
public enum InkTool: String, Hashable, Sendable, CaseIterable {
    /// Lays its colour over what is there.
    case pen
    /// Leaves its colour on the paper's tooth: dense in the middle, speckled at the edges.
    case pencil
    /// Lays its colour over what is there, from a nib held at an angle.
    case fountain
    /// Tints what is there (multiply): what is black stays black. Even in itself, also where the stroke crosses itself.
    case highlighter
    /// Takes ink away and leaves the page transparent; its colour does not count.
    case eraser
}
