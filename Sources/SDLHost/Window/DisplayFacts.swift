internal import CSDL2
import UIKit

/// What holds for every window on the display.
@MainActor
internal final class DisplayFacts {
    let isX11: Bool
    let isWayland: Bool
    /// Whether somebody places windows for their programs.
    let hasWindowManager: Bool
    /// Pixels a point, where the command line says so.
    let fixedScale: CGFloat?
    /// What the X11 desktop says of its scale.
    var sources: ScaleSources

    /// Asks SDL's video driver and, on X11, the server. A few round trips.
    init(fixedScale: CGFloat?) {
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        isX11 = driver == "x11"
        isWayland = driver == "wayland"
        if isX11 { XServer.forgiveErrors() }
        let server = isX11 ? XServer.query() : nil
        hasWindowManager = server?.hasWindowManager ?? true
        self.fixedScale = fixedScale
        sources = server?.scale ?? ScaleSources()
    }

    /// On Wayland SDL makes windows in logical units, which are points unless the scale was given.
    var unitsPerPoint: CGFloat { isWayland ? 1 : answer(pixelRatio: 1, window: .null).scale }

    /// Pixels a point in a window with so many pixels a unit, and whose word that is.
    /// - Parameter window: its place on the screen, in units.
    func answer(pixelRatio: CGFloat, window: CGRect) -> DisplayScale.Answer {
        if let fixedScale { return DisplayScale.Answer(scale: fixedScale, source: "--scale") }
        if isWayland { return DisplayScale.Answer(scale: DisplayScale.limited(Double(pixelRatio)), source: "the Wayland compositor") }
        guard isX11 else { return DisplayScale.Answer(scale: 1, source: "nowhere: the plain one") }
        return DisplayScale.x11(sources, monitor: sources.monitor(under: window))
    }

    /// Whether the scale may change when a window is moved.
    var dependsOnPlace: Bool { isX11 && fixedScale == nil && sources.monitors.count > 1 }
}
