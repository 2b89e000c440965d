import UIKit

/// Which key asks for what.
///
/// Letters go by what the layout prints (Ctrl+Z is where Z is on AZERTY and QWERTZ too); where the layout prints no Latin
/// letters they go by place. Digits and brackets always go by place, since many layouts print them only with Shift or AltGr.
public enum Shortcuts {
    /// The command for a key that went down or, held, repeats; nil when it means nothing here.
    public static func command(for key: UIKey, isRepeat: Bool = false) -> Command? {
        let control = key.modifierFlags.contains(.control)
        let shift = key.modifierFlags.contains(.shift)
        guard !key.modifierFlags.contains(.alternate), !key.modifierFlags.contains(.command) else { return nil }

        if control {
            // Held keys repeat undo and redo; a held Ctrl+S must not fill the folder.
            switch (key.shortcutLetter, shift) {
            case ("z", false): return .undo
            case ("z", true), ("y", false): return .redo
            case ("s", false) where !isRepeat: return .save
            case ("s", true) where !isRepeat: return .saveAs
            case ("c", false) where !isRepeat: return .copy
            case ("v", false) where !isRepeat: return .paste
            case ("n", false) where !isRepeat: return .newDrawing
            case ("o", false) where !isRepeat: return .openGallery
            case ("q", false) where !isRepeat: return .quit
            default: return view(by: key, shift)
            }
        }
        if shift, key.scancode == "1", !isRepeat { return .fit }
        switch key.scancode {
        case "Escape" where !isRepeat: return .dismiss
        case "F11" where !isRepeat: return .toggleFullScreen
        case "[": return .thinner
        case "]": return .thicker
        default: break
        }
        if let digit = Int(key.scancode), (1...9).contains(digit), key.scancode.count == 1, !shift { return .pickColor(digit - 1) }
        return shift || isRepeat ? nil : tool(for: key.shortcutLetter)
    }

    /// By what is printed, for plus and minus have no place in common, and by place, for layouts that print them with Shift.
    private static func view(by key: UIKey, _ shift: Bool) -> Command? {
        switch (key.charactersIgnoringModifiers, key.scancode) {
        // As Krita has it: the page turns with what lies beside P.
        case (_, "[") where !shift: .turnLeft
        case (_, "]") where !shift: .turnRight
        case (_, "0") where shift: .turnUpright
        case (_, "0"), (_, "Keypad 0"): .actualSize
        case ("+", _), ("=", _), (_, "="), (_, "Keypad +"): .zoomIn
        case ("-", _), (_, "-"), (_, "Keypad -"): .zoomOut
        default: nil
        }
    }

    private static func tool(for letter: Character?) -> Command? {
        switch letter {
        case "p": .pick(.pen)
        case "b": .pick(.pencil)
        case "f": .pick(.fountain)
        case "h": .pick(.highlighter)
        case "e": .takeUp(.eraser)
        default: nil
        }
    }
}
