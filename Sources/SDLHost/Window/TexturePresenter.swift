internal import CSDL2
import UIKit

/// Puts frames on the screen through a texture of SDL's renderer, which is OpenGL's.
///
/// SDL 2's Wayland part has no other way, and the texture that it would put behind a window's surface by itself has one pixel a unit
/// (2.26), so that only a part of a frame of twice as many would be seen. It costs: measured with a software OpenGL, the first frame comes
/// 80 to 180 ms later, and the program takes 142 MB instead of 91.
@MainActor
internal final class TexturePresenter {
    private let window: OpaquePointer
    private var renderer: OpaquePointer?
    private var texture: OpaquePointer?
    private var size = (width: 0, height: 0)

    init(_ window: OpaquePointer) { self.window = window }

    /// Before the window is closed.
    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        if let renderer { SDL_DestroyRenderer(renderer) }
        (texture, renderer) = (nil, nil)
    }

    /// Shows what changed. O(pixels in `dirty`), and what the compositor's copy of the whole costs.
    /// - Parameter isLost: nothing of what was shown is there any more.
    /// - Returns: false when the system does not take it; SDL's error says why.
    func present(_ frame: PixelBuffer, dirty: [PixelRect], isLost: Bool) -> Bool {
        guard let renderer = renderer ?? SDL_CreateRenderer(window, -1, 0) else { return false }
        self.renderer = renderer
        var rects = dirty
        if isLost || texture == nil || size != (frame.width, frame.height) {
            guard makeTexture(frame, renderer) else { return false }
            rects = [frame.bounds]
        }
        guard let texture else { return false }
        for rect in rects {
            let part = rect.intersection(frame.bounds)
            guard !part.isEmpty else { continue }
            var place = SDL_Rect(x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height))
            SDL_UpdateTexture(texture, &place, frame.pixels + part.minY * frame.width + part.minX, Int32(frame.width * 4))
        }
        // A window that has just grown shows the old frame as large as it was: nothing is stretched.
        var target = SDL_Rect(x: 0, y: 0, w: Int32(frame.width), h: Int32(frame.height))
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, &target)
        SDL_RenderPresent(renderer)
        return true
    }

    private func makeTexture(_ frame: PixelBuffer, _ renderer: OpaquePointer) -> Bool {
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(frame.width), Int32(frame.height))
        size = (frame.width, frame.height)
        return texture != nil
    }
}
