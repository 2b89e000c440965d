internal import CSDL2
import UIKit

/// What holds for every window on the display: asked once.
internal struct DisplayFacts {
    let isX11: Bool
    let isWayland: Bool
    /// Whether somebody places windows for their programs.
    let hasWindowManager: Bool
    /// Pixels a point, where the command line says so.
    let fixedScale: CGFloat?
    /// Pixels a point as the X11 desktop says it; 1 elsewhere.
    let x11Scale: CGFloat
    /// Where the scale comes from, for people.
    let scaleSource: String

    /// Asks SDL's video driver and, on X11, the server. Two round trips.
    @MainActor
    init(fixedScale: CGFloat?) {
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        isX11 = driver == "x11"
        isWayland = driver == "wayland"
        let server = isX11 ? XServer.query() : nil
        hasWindowManager = server?.hasWindowManager ?? true
        self.fixedScale = fixedScale
        scaleSource = fixedScale != nil ? "--scale" : isWayland ? "the Wayland compositor"
            : DisplayScale.x11Source(environment: ProcessInfo.processInfo.environment, fontDPI: server?.fontDPI)
        x11Scale = isX11 ? DisplayScale.x11(environment: ProcessInfo.processInfo.environment, fontDPI: server?.fontDPI) : 1
    }

    /// On Wayland SDL makes windows in logical units, which are points unless the scale was given.
    var unitsPerPoint: CGFloat { isWayland ? 1 : fixedScale ?? x11Scale }

    /// Pixels a point in a window with so many pixels a unit.
    func scale(pixelRatio: CGFloat) -> CGFloat {
        fixedScale ?? (isWayland ? DisplayScale.limited(Double(pixelRatio)) : x11Scale)
    }
}
