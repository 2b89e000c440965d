extension UIKey {
    /// The Latin letter a shortcut takes the key for, in lower case; nil where it is none.
    ///
    /// Letters go by what the layout prints: z is where Z is on AZERTY and QWERTZ too. On a layout without Latin letters they go by place,
    /// whatever sign is there. (UIKit's key commands have their input looked up so by the system.)
    public var shortcutLetter: Character? {
        let printed = charactersIgnoringModifiers.lowercased()
        if printed.count == 1, let character = printed.first, character.isASCII, character.isLetter { return character }
        if !hasLatinLayout { return placeLetter }
        // One letter of another alphabet tells as well (accented Latin letters, as ü, are keys of their own).
        guard printed.count == 1, let character = printed.first, character.isLetter, !character.isLatin else { return nil }
        return placeLetter
    }

    private var placeLetter: Character? {
        guard scancode.count == 1, let character = scancode.lowercased().first, character.isASCII, character.isLetter else { return nil }
        return character
    }
}

extension Character {
    /// Whether the letter is of the Latin alphabet, accents included: Basic Latin to Latin Extended-B and Latin Extended Additional
    /// (Unicode blocks).
    fileprivate var isLatin: Bool {
        unicodeScalars.first.map { $0.value < 0x0250 || (0x1E00...0x1EFF).contains($0.value) } ?? false
    }
}
