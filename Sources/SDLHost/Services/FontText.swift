internal import CSDL2
internal import CSDL2_ttf
import UIKit

/// Lines of text by SDL2_ttf. Library and font are opened on first use.
///
/// Sizes are measured at the display's own scale, so that what is laid out is what is drawn there.
@MainActor
internal final class FontText: TextRasterizing {
    private struct Key: Hashable {
        var weight: FontWeight
        /// Pixels an em.
        var size: Int
    }

    /// Device pixels a point that sizes are measured at.
    var scale: CGFloat

    private let find: (FontWeight) -> FontFile?
    private var files: [FontWeight: FontFile?] = [:]
    private var fonts: [Key: OpaquePointer] = [:]
    private var isOpen: Bool?

    /// *Chosen*: longest line set; a picture of more would be larger than any screen.
    private static let longestLine = 2000

    init(scale: CGFloat, find: @escaping (FontWeight) -> FontFile? = FontFile.find) { (self.scale, self.find) = (scale, find) }

    func size(of line: String, pointSize: CGFloat, weight: FontWeight) -> CGSize {
        let line = FontText.printable(line)
        guard let font = font(weight, FontText.pixels(pointSize, scale)) else { return FontText.guess(line, pointSize) }
        var width: Int32 = 0
        if !line.isEmpty { TTF_SizeUTF8(font, line, &width, nil) }
        return CGSize(width: CGFloat(width) / scale, height: CGFloat(TTF_FontHeight(font)) / scale)
    }

    func mask(of line: String, pointSize: CGFloat, weight: FontWeight, scale: CGFloat) -> CoverageMask? {
        let line = FontText.printable(line)
        guard !line.isEmpty, let font = font(weight, FontText.pixels(pointSize, scale)),
              let surface = TTF_RenderUTF8_Blended(font, line, SDL_Color(r: 255, g: 255, b: 255, a: 255))
        else { return nil }
        defer { SDL_FreeSurface(surface) }
        return FontText.coverage(surface)
    }

    /// The alpha of a picture of white glyphs is their coverage.
    private static func coverage(_ surface: UnsafeMutablePointer<SDL_Surface>) -> CoverageMask? {
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
        guard width > 0, height > 0, let pixels = surface.pointee.pixels, let format = surface.pointee.format?.pointee,
              format.BytesPerPixel == 4 else { return nil }
        SDL_LockSurface(surface)
        defer { SDL_UnlockSurface(surface) }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { space, count in
            for y in 0..<height {
                let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width { space[y * width + x] = UInt8((row[x] & format.Amask) >> UInt32(format.Ashift)) }
            }
            count = width * height
        }
        return CoverageMask(width: width, height: height, bytes: bytes)
    }

    private func font(_ weight: FontWeight, _ size: Int) -> OpaquePointer? {
        let key = Key(weight: weight, size: size)
        if let font = fonts[key] { return font }
        if isOpen == nil { isOpen = TTF_Init() == 0 }
        guard isOpen == true, let file = file(weight),
              let font = TTF_OpenFontIndex(file.path, Int32(size), file.index) else { return nil }
        TTF_SetFontKerning(font, 1)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
        if file.needsEmboldening { TTF_SetFontStyle(font, TTF_STYLE_BOLD) }
        fonts[key] = font
        return font
    }

    private func file(_ weight: FontWeight) -> FontFile? {
        if let known = files[weight] { return known }
        let file = find(weight)
        files[weight] = .some(file)
        return file
    }

    /// SDL2_ttf takes whole sizes; at its 72 dots an inch a point is a pixel.
    private static func pixels(_ pointSize: CGFloat, _ scale: CGFloat) -> Int {
        let size = (pointSize * scale).rounded()
        return size.isFinite ? Int(max(1, min(2000, size))) : 1
    }

    /// A line end or a tab has no glyph; a space stands for it.
    private static func printable(_ line: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in line.unicodeScalars.prefix(longestLine) {
            result.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return String(result)
    }

    /// Without a font text cannot be seen, but what lies around it stays in place: half an em a character, lines of 1.2 em.
    private static func guess(_ line: String, _ pointSize: CGFloat) -> CGSize {
        CGSize(width: CGFloat(line.count) * pointSize * 0.5, height: (pointSize * 1.2).rounded(.up))
    }
}
