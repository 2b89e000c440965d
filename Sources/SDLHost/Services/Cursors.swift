internal import CSDL2
import UIKit

/// The mouse pointer's shapes, each made once.
@MainActor
internal final class Cursors {
    private var made: [PointerShape: OpaquePointer] = [:]
    private var shown: PointerShape?
    /// *Chosen*: enough for every width of the toolbar; beyond it the shapes are made again.
    private static let most = 32

    func show(_ shape: PointerShape) {
        guard shape != shown else { return }
        shown = shape
        if shape == .hidden {
            SDL_ShowCursor(SDL_DISABLE)
        } else {
            if let cursor = cursor(shape) { SDL_SetCursor(cursor) }
            SDL_ShowCursor(SDL_ENABLE)
        }
    }

    /// Gives the shapes back while the display is still there.
    func release() {
        SDL_SetCursor(SDL_GetDefaultCursor())
        for cursor in made.values { SDL_FreeCursor(cursor) }
        made = [:]
    }

    private func cursor(_ shape: PointerShape) -> OpaquePointer? {
        if let cursor = made[shape] { return cursor }
        if made.count >= Cursors.most { release() }
        let cursor: OpaquePointer? = switch shape {
        case .ring(let diameter, let hasCross): Cursors.make(RingPicture(diameter: diameter, hasCross: hasCross))
        case .arrow, .hidden: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
        }
        made[shape] = cursor
        return cursor
    }

    private static func make(_ ring: RingPicture) -> OpaquePointer? {
        var pixels = ring.pixels
        let side = Int32(ring.side)
        return pixels.withUnsafeMutableBytes { bytes in
            guard let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, side, side, 32, side * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return nil }
            defer { SDL_FreeSurface(surface) }
            return SDL_CreateColorCursor(surface, Int32(ring.center), Int32(ring.center))
        }
    }
}
