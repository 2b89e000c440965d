internal import CSDL2
internal import CSDL2_image
import UIKit

/// SVG pictures by SDL2_image.
@MainActor
internal final class SVGImages: VectorImageRasterizing {
    func rasterize(svg: [UInt8], pixelWidth: Int, pixelHeight: Int) -> PixelBuffer? {
        let sides = 1...16384
        guard sides.contains(pixelWidth), sides.contains(pixelHeight), let surface = SVGImages.load(svg, pixelWidth, pixelHeight)
        else { return nil }
        defer { SDL_FreeSurface(surface) }
        guard let straight = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else { return nil }
        defer { SDL_FreeSurface(straight) }
        return SVGImages.premultiplied(straight, pixelWidth, pixelHeight)
    }

    private static func load(_ svg: [UInt8], _ width: Int, _ height: Int) -> UnsafeMutablePointer<SDL_Surface>? {
        svg.withUnsafeBytes { bytes in
            guard let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
            defer { _ = SDL_RWclose(stream) }
            return IMG_LoadSizedSVG_RW(stream, Int32(width), Int32(height))
        }
    }

    /// The library keeps the picture's proportions, so it may come narrower or lower than asked for: it goes to the middle.
    private static func premultiplied(_ surface: UnsafeMutablePointer<SDL_Surface>, _ width: Int, _ height: Int) -> PixelBuffer? {
        guard let pixels = surface.pointee.pixels else { return nil }
        let result = PixelBuffer(width: width, height: height)
        let (columns, rows) = (min(width, Int(surface.pointee.w)), min(height, Int(surface.pointee.h)))
        let (left, top) = ((width - columns) / 2, (height - rows) / 2)
        for y in 0..<rows {
            let source = (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
            let target = result.pixels + (top + y) * width + left
            for x in 0..<columns {
                let pixel = source[x]
                target[x] = Premultiplied.scale(pixel | 0xFF00_0000, by: pixel >> 24)
            }
        }
        return result
    }
}
