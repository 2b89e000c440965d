import CoreGraphics
import UIKit

/// The button on a pen's barrel picks the colour under its tip.
extension DrawingController: UIPencilInteractionDelegate {
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
        guard squeeze.phase == .began, let place = squeeze.hoverPose?.location, let pixel = pixel(at: place) else { return }
        if let index = ColorPicker.entry(at: pixel) { perform(.pickColor(index)) }
    }

    /// What the screen shows at a place of the canvas. O(pixels of the window).
    private func pixel(at place: CGPoint) -> UInt32? {
        guard let window = canvas.window, let picture = window.snapshot() else { return nil }
        let scale = window.screen.scale
        let onWindow = canvas.convert(place, to: nil)
        let (x, y) = (Int((onWindow.x * scale).rounded(.down)), Int((onWindow.y * scale).rounded(.down)))
        guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
        return picture.pixels[y * picture.width + x]
    }
}
