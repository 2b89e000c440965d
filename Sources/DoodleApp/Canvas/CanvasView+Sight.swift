import Hands
import InkRaster
import UIKit

extension CanvasView {
    /// Shows the page otherwise: larger, smaller or elsewhere. Fingers that have it in hand go on from there.
    func show(_ transform: PageTransform) {
        hands.show(transform)
        follow(transform)
    }

    /// The page goes where the hands say.
    func follow(_ transform: PageTransform) {
        guard transform != sight.transform else { return }
        sight.transform = transform
        setNeedsDisplay()
        sightDidChange()
    }

    /// Brings the page back where some of it can be seen; the window's own part of it counts as content where there is no ink.
    func comeToRest() { show(sight.transform.inSight(content, of: bounds.size)) }

    /// Upright with all of the ink in the window, at 100 % at most.
    func fit() {
        let drawn = page.drawing.bounds
        show(drawn.isNull || home.contains(drawn) ? .identity : .fitting(drawn, in: bounds.size))
    }

    /// At 100 % and upright, with what is in the middle staying there.
    func showActualSize() {
        let actual = sight.transform.turned(by: -sight.transform.rotation, about: middle).actualSize(in: bounds.size)
        show(actual.inSight(content, of: bounds.size))
    }

    /// Larger (or smaller) about the middle of the window.
    func zoom(by factor: CGFloat) { zoom(by: factor, about: middle) }

    func zoom(by factor: CGFloat, about place: CGPoint) {
        show(sight.transform.zoomed(by: factor, about: place).inSight(content, of: bounds.size))
    }

    /// Turned clockwise about the middle of the window.
    func turn(by angle: CGFloat) { show(sight.transform.turned(by: angle, about: middle).inSight(content, of: bounds.size)) }

    func turnUpright() { turn(by: -sight.transform.rotation) }

    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    func shift(by way: CGVector) { show(sight.transform.shifted(by: way).inSight(content, of: bounds.size)) }

    /// What a new drawing shows.
    private var home: CGRect { CGRect(origin: .zero, size: bounds.size) }

    /// What must not get lost: the ink, or where it would begin.
    private var content: CGRect {
        let drawn = page.drawing.bounds
        return drawn.isNull ? home : drawn
    }

    /// The smallest part of the page, upright, that holds all the window shows, in points.
    var shownPart: CGRect { home.applying(sight.transform.affine.inverted()) }

    // MARK: Pixels

    /// Has the pixels painted that the window shows. O(what is new), in the background where the host has threads.
    func matchPixels() {
        let present = page.map == sight.map ? page.extent : nil
        page.visible = sight.visible
        page.setView(sight.map, extent: sight.extent(present: present))
    }
}
