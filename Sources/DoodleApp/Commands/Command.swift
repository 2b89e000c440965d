import Ink

/// Everything a button or key can ask the program to do.
public enum Command: Hashable, Sendable {
    case undo, redo, clear
    case save
    /// Asks how and where first.
    case saveAs
    /// Copies the picture, or lays under the ink what was copied.
    case copy, paste
    /// Puts the drawing away and begins an empty one.
    case newDrawing
    /// Shows all drawings that are kept.
    case openGallery
    case pick(Tool)
    /// Takes up the tool of a family that was in hand last.
    case takeUp(Tool.Family)
    /// Index into the palette.
    case pickColor(Int)
    /// Index into the widths.
    case pickWidth(Int)
    case thinner, thicker
    case toggleFullScreen
    /// Shows the page otherwise: all of the ink, its actual size, larger, smaller.
    case fit, actualSize, zoomIn, zoomOut
    /// Shows it turned by a step to either side, or upright.
    case turnLeft, turnRight, turnUpright
    /// Says what fingers are for.
    case useFingers(FingerChoice)
    /// Says whether two fingers turn the page.
    case letFingersTurn(Bool)
    /// Shows the drawing being drawn again, or holds that up.
    case replay
    case openTouchLab
    /// Closes what is open in front of the drawing, or leaves full screen.
    case dismiss
    case quit
}

extension Command {
    /// It is about the program's window and not about the drawing, so it holds whatever covers the drawing.
    var concernsWindow: Bool { self == .quit || self == .toggleFullScreen }
}
