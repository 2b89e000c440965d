import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("Fingers from SDL")
struct FingerTranslationTests {
    private func place(_ x: Float, _ y: Float, _ state: WindowState) -> CGPoint? {
        let event = SDLEvents.finger(SDL_FINGERMOTION, id: 1, x: x, y: y)
        guard case .finger(let finger) = SDLTranslator.translate(event, state: state) else { return nil }
        return finger.location
    }

    @Test("On X11 the corners are the first and the last pixel", arguments: [
        (0, 0, 0, 0), (1, 0, 1023, 0), (0, 1, 0, 719), (1, 1, 1023, 719),
    ] as [(Float, Float, CGFloat, CGFloat)])
    func x11Corners(x: Float, y: Float, px: CGFloat, py: CGFloat) {
        #expect(place(x, y, .x11(1024, 720)) == CGPoint(x: px, y: py))
        // At two pixels a point the same places are half as far in points.
        #expect(place(x, y, .x11(1024, 720, scale: 2)) == CGPoint(x: px / 2, y: py / 2))
    }

    @Test("On Wayland the corners are the window's edges", arguments: [
        (0, 0, 0, 0), (1, 0, 1024, 0), (0, 1, 0, 720), (1, 1, 1024, 720),
    ] as [(Float, Float, CGFloat, CGFloat)])
    func waylandCorners(x: Float, y: Float, px: CGFloat, py: CGFloat) {
        #expect(place(x, y, .wayland(1024, 720)) == CGPoint(x: px, y: py))
        #expect(place(x, y, .wayland(1024, 720, ratio: 2)) == CGPoint(x: px, y: py))
    }

    @Test("Every whole and quarter pixel comes back exactly")
    func exact() {
        for quarter in stride(from: 0, through: 4 * 1919, by: 7) {
            let pixel = Float(quarter) / 4
            // What SDL does on X11: divide by the last pixel.
            #expect(place(pixel / 1919, 0, .x11(1920, 1080)) == CGPoint(x: CGFloat(quarter) / 4, y: 0))
        }
    }

    @Test("A window of one pixel has one place")
    func onePixel() {
        #expect(place(0.5, 0.5, .x11(1, 1)) == .zero)
    }

    @Test("Down, motion and up keep finger and device; SDL's constant pressure is none")
    func phases() {
        let phases: [(SDL_EventType, HostEvent.Finger.Phase)] = [
            (SDL_FINGERDOWN, .down), (SDL_FINGERMOTION, .motion), (SDL_FINGERUP, .up),
        ]
        for (type, phase) in phases {
            let event = SDLEvents.finger(type, id: 1 << 40, device: -3, x: 0, y: 0)
            #expect(SDLTranslator.translate(event, state: .x11(10, 10))
                == .finger(HostEvent.Finger(phase, id: 1 << 40, device: -3, at: .zero, pressure: nil)))
        }
    }
}
