/// The program's icons: vector art on a 24 × 24 grid, compiled into the binary so that it runs from any folder.
public enum Icon: String, CaseIterable, Sendable {
    case back, clear, done, duplicate, eraser, eraseStrokes, fingerDraws, fingersDraw, fingersMove, fingersOff, fit, fountain, fullscreen, gallery, highlighter
    case lab, more, newDrawing, paste, pen, pencil, play, redo, save, turn, undo, warning

    /// The picture as an SVG document, drawn in black on nothing: its alpha is the shape, the user of it picks the colour.
    public var svg: [UInt8] {
        switch self {
        case .back: PackageResources.back_svg
        case .clear: PackageResources.clear_svg
        case .done: PackageResources.done_svg
        case .duplicate: PackageResources.duplicate_svg
        case .eraser: PackageResources.eraser_svg
        case .eraseStrokes: PackageResources.erase_strokes_svg
        case .fingerDraws: PackageResources.finger_draws_svg
        case .fingersDraw: PackageResources.fingers_draw_svg
        case .fingersMove: PackageResources.fingers_move_svg
        case .fingersOff: PackageResources.fingers_off_svg
        case .fit: PackageResources.fit_svg
        case .fountain: PackageResources.fountain_svg
        case .fullscreen: PackageResources.fullscreen_svg
        case .gallery: PackageResources.gallery_svg
        case .highlighter: PackageResources.highlighter_svg
        case .lab: PackageResources.lab_svg
        case .more: PackageResources.more_svg
        case .newDrawing: PackageResources.new_drawing_svg
        case .paste: PackageResources.paste_svg
        case .pen: PackageResources.pen_svg
        case .pencil: PackageResources.pencil_svg
        case .play: PackageResources.play_svg
        case .redo: PackageResources.redo_svg
        case .save: PackageResources.save_svg
        case .turn: PackageResources.turn_svg
        case .undo: PackageResources.undo_svg
        case .warning: PackageResources.warning_svg
        }
    }
}
