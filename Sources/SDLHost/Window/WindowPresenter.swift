internal import CSDL2
import UIKit

/// Puts the toolkit's frame on the screen: dirty rectangles into the window's surface, then one update. On Wayland a window has no surface,
/// and a texture takes its place.
@MainActor
internal final class WindowPresenter {
    private unowned let window: SDLWindow
    private let texture: TexturePresenter?
    private var frame: PixelBuffer?
    private var isLost = false
    private var rectangles: [SDL_Rect] = []
    /// It has been told that nothing can be shown.
    private var hasComplained = false

    init(_ window: SDLWindow) {
        self.window = window
        texture = window.display.isWayland ? TexturePresenter(window.handle) : nil
    }

    /// Before the window is.
    func close() { texture?.close() }

    /// Takes a frame to be shown by `presentAgain`.
    func keep(_ frame: PixelBuffer) { self.frame = frame }

    /// The screen no longer has what was shown.
    func loseScreen() { isLost = true }

    /// Shows what changed. O(pixels in `dirty`); all of the frame when the screen lost it or the window has a new surface.
    func present(_ frame: PixelBuffer, dirty: [PixelRect]) {
        self.frame = frame
        if let texture { return present(frame, dirty: dirty, on: texture) }
        guard let surface = SDL_GetWindowSurface(window.handle) else { return complain() }
        let visible = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h)).intersection(frame.bounds)
        rectangles.removeAll(keepingCapacity: true)
        for rect in isLost || window.isSurfaceStale ? [visible] : dirty {
            let part = rect.intersection(visible)
            guard !part.isEmpty else { continue }
            WindowPresenter.copy(frame, part, to: surface)
            rectangles.append(SDL_Rect(x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height)))
        }
        isLost = false
        window.isSurfaceStale = false
        if !rectangles.isEmpty { SDL_UpdateWindowSurfaceRects(window.handle, rectangles, Int32(rectangles.count)) }
    }

    private func present(_ frame: PixelBuffer, dirty: [PixelRect], on texture: TexturePresenter) {
        let isShown = texture.present(frame, dirty: dirty, isLost: isLost)
        (isLost, window.isSurfaceStale) = (false, false)
        if !isShown { complain() }
    }

    /// A window whose pixels the system does not take stays unseen: somebody must hear why.
    private func complain() {
        guard !hasComplained else { return }
        hasComplained = true
        Session.report(HostError("the window cannot be shown: \(String(cString: SDL_GetError()))"))
    }

    /// Shows the last frame once more. Nothing is repainted.
    func presentAgain() {
        guard let frame else { return }
        isLost = true
        present(frame, dirty: [])
    }

    /// Shows the last frame once more when the screen lost it and no new one was shown since.
    func presentIfLost() { if isLost || window.isSurfaceStale { presentAgain() } }

    private static func copy(_ frame: PixelBuffer, _ part: PixelRect, to surface: UnsafeMutablePointer<SDL_Surface>) {
        SDL_LockSurface(surface)
        defer { SDL_UnlockSurface(surface) }
        guard let pixels = surface.pointee.pixels, let format = surface.pointee.format else { return }
        let pitch = Int(surface.pointee.pitch)
        let source = frame.pixels + part.minY * frame.width + part.minX
        let target = pixels + part.minY * pitch + part.minX * Int(format.pointee.BytesPerPixel)
        let code = SDL_PixelFormatEnum(format.pointee.format)
        // What our pixels are already, with or without the surface minding the top byte.
        if code == SDL_PIXELFORMAT_RGB888 || code == SDL_PIXELFORMAT_ARGB8888 {
            for row in 0..<part.height { memcpy(target + row * pitch, source + row * frame.width, part.width * 4) }
        } else {
            // The frame is opaque, so premultiplied and straight pixels are the same.
            SDL_ConvertPixels(
                Int32(part.width), Int32(part.height), SDL_PIXELFORMAT_ARGB8888.rawValue, source, Int32(frame.width * 4),
                format.pointee.format, target, Int32(pitch))
        }
    }
}
