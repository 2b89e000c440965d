internal import CFontconfig
import UIKit

/// A font file on this machine.
internal struct FontFile: Equatable {
    var path: String
    /// The face's index in the file; its upper 16 bits name an instance of a variable font.
    var index: Int
    /// The file is lighter than what was asked for: its glyphs are to be thickened.
    var needsEmboldening: Bool

    /// The desktop's sans serif, by fontconfig; nil when there is no font at all. Reads fontconfig's caches on first use.
    static func find(_ weight: FontWeight) -> FontFile? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, "sans")
        FcPatternAddInteger(pattern, FC_WEIGHT, weight == .semibold ? FC_WEIGHT_DEMIBOLD : FC_WEIGHT_REGULAR)
        FcPatternAddBool(pattern, FC_OUTLINE, 1)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }

        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        var (index, found): (Int32, Int32) = (0, 0)
        FcPatternGetInteger(match, FC_INDEX, 0, &index)
        let isKnown = FcPatternGetInteger(match, FC_WEIGHT, 0, &found) == FcResultMatch
        return FontFile(
            path: String(cString: file), index: Int(index),
            needsEmboldening: weight == .semibold && isKnown && found < FC_WEIGHT_DEMIBOLD)
    }
}
