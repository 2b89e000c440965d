import Testing
import UIKit

@testable import DoodleApp

@Suite("Shortcuts")
struct ShortcutTests {
    private func command(
        _ key: String, at scancode: String, _ modifiers: HostEvent.Key.Modifiers = [], isRepeat: Bool = false
    ) -> Command? {
        Shortcuts.command(
            for: UIKey(HostEvent.Key(isDown: true, key: key, scancode: scancode, modifiers: modifiers)), isRepeat: isRepeat)
    }

    @Test func lettersGoByWhatTheLayoutPrints() {
        #expect(command("z", at: "Z", .control) == .undo)
        // AZERTY prints z where US has W, and w where US has Z.
        #expect(command("z", at: "W", .control) == .undo)
        #expect(command("w", at: "Z", .control) == nil)
        // QWERTZ swaps y and z.
        #expect(command("y", at: "Z", .control) == .redo)
        #expect(command("z", at: "Y", .control) == .undo)
    }

    @Test(arguments: ["я", "ζ", "ז", "ض"])
    func lettersGoByPlaceWhereTheLayoutHasNoLatinOnes(key: String) {
        #expect(command(key, at: "Z", .control) == .undo)
        #expect(command(key, at: "Z", [.control, .shift]) == .redo)
    }

    /// Greek has a semicolon where Q is elsewhere, Hebrew a slash there and an apostrophe on W, Arabic two letters on B, Thai a vowel
    /// sign that is no letter on Y.
    @Test func aKeyWithASignOnItGoesByPlaceToo() {
        func command(_ key: String, at scancode: String, isLatin: Bool, _ modifiers: HostEvent.Key.Modifiers = .control) -> Command? {
            let event = HostEvent.Key(isDown: true, key: key, scancode: scancode, modifiers: modifiers, hasLatinLayout: isLatin)
            return Shortcuts.command(for: UIKey(event))
        }
        for key in [";", "/"] { #expect(command(key, at: "Q", isLatin: false) == .quit) }
        #expect(command("ั", at: "Y", isLatin: false) == .redo)
        #expect(command("لا", at: "B", isLatin: false, []) == .pick(.pencil))
        // A programmer's Dvorak has a semicolon there as well, and q where X is.
        #expect(command(";", at: "Q", isLatin: true) == nil)
        #expect(command("q", at: "X", isLatin: true) == .quit)
    }

    @Test func anAccentedLatinLetterIsAKeyOfItsOwn() {
        #expect(command("ü", at: "Z", .control) == nil)
    }

    @Test func everyShortcutOfTheReadmeDoesWhatItSays() {
        #expect(command("z", at: "Z", [.control, .shift]) == .redo)
        #expect(command("y", at: "Y", .control) == .redo)
        #expect(command("s", at: "S", .control) == .save)
        #expect(command("n", at: "N", .control) == .newDrawing)
        #expect(command("o", at: "O", .control) == .openGallery)
        #expect(command("q", at: "Q", .control) == .quit)
        #expect(command("Escape", at: "Escape") == .dismiss)
        #expect(command("F11", at: "F11") == .toggleFullScreen)
    }

    @Test func digitsAndBracketsGoByPlace() {
        #expect(command("1", at: "1") == .pickColor(0))
        // AZERTY prints & without Shift where US has 1.
        #expect(command("&", at: "1") == .pickColor(0))
        #expect(command("9", at: "9") == .pickColor(8))
        #expect(command("0", at: "0") == nil)
        #expect(command("[", at: "[") == .thinner)
        // QWERTZ has ü and + there.
        #expect(command("ü", at: "[") == .thinner)
        #expect(command("+", at: "]") == .thicker)
    }

    @Test func toolsHaveALetterEach() {
        #expect(command("p", at: "P") == .pick(.pen))
        #expect(command("b", at: "B") == .pick(.pencil))
        #expect(command("f", at: "F") == .pick(.fountain))
        #expect(command("h", at: "H") == .pick(.highlighter))
        #expect(command("e", at: "E") == .takeUp(.eraser))
        // Dvorak prints p where US has R; Russian has з on the key of P.
        #expect(command("p", at: "R") == .pick(.pen))
        #expect(command("r", at: "P") == nil)
        #expect(command("з", at: "P") == .pick(.pen))
        // With Caps Lock the layout gives a capital.
        #expect(command("P", at: "P") == .pick(.pen))
        for modifier in [HostEvent.Key.Modifiers.control, .shift, .alt, .gui] { #expect(command("p", at: "P", modifier) == nil) }
        #expect(command("p", at: "P", isRepeat: true) == nil)
    }

    @Test func theHelpNamesEveryKey() {
        let letters = ["P, B, F", "H, E", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+S", "Ctrl+N", "Ctrl+Q"]
        for key in letters + ["1 ... 8", "[ and ]", "Page Up", "F11", "Tab", "Esc"] {
            #expect(Usage.help.contains(key), "\(key)")
        }
    }

    @Test func otherLettersAloneMeanNothing() {
        for letter in ["z", "s", "n", "q", "y"] { #expect(command(letter, at: letter.uppercased()) == nil) }
    }

    @Test func otherModifiersBelongToTheDesktop() {
        #expect(command("z", at: "Z", [.control, .alt]) == nil)
        #expect(command("z", at: "Z", [.control, .gui]) == nil)
        #expect(command("1", at: "1", .alt) == nil)
    }

    @Test func aHeldKeyRepeatsUndoButNotSave() {
        #expect(command("z", at: "Z", .control, isRepeat: true) == .undo)
        #expect(command("s", at: "S", .control, isRepeat: true) == nil)
        #expect(command("n", at: "N", .control, isRepeat: true) == nil)
        #expect(command("q", at: "Q", .control, isRepeat: true) == nil)
        #expect(command("F11", at: "F11", isRepeat: true) == nil)
    }
}
