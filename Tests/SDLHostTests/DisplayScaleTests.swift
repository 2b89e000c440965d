@testable import SDLHost
import Testing
import UIKit

@Suite("Device pixels a point")
struct DisplayScaleTests {
    /// 13.3 inches of 1920 × 1080 pixels: 166 to the inch.
    private static let laptop = Monitor(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080), millimetres: CGSize(width: 294, height: 165))

    private func answer(
        _ environment: [String: String] = [:], settings: [String: Int]? = nil, dpi: Double? = nil, _ monitor: Monitor? = nil
    ) -> DisplayScale.Answer {
        let settings = settings.flatMap { XSettings(SettingsBytes.bytes($0)) }
        return DisplayScale.x11(ScaleSources(environment: environment, settings: settings, fontDPI: dpi), monitor: monitor)
    }

    @Test("GDK_SCALE, QT_SCALE_FACTOR, the desktop's settings, the resources, the monitor: the first that is there")
    func order() {
        let both = ["GDK_SCALE": "2", "QT_SCALE_FACTOR": "1.25"], desktop = ["Xft/DPI": 144 * 1024]
        #expect(answer(both, settings: desktop, dpi: 288, Self.laptop).scale == 2)
        #expect(answer(["QT_SCALE_FACTOR": "1.25"], settings: desktop, dpi: 288, Self.laptop).scale == 1.25)
        #expect(answer(settings: ["Xft/DPI": 192 * 1024], dpi: 288, Self.laptop).scale == 2)
        #expect(answer(dpi: 288, Self.laptop).scale == 3)
        #expect(answer([:], Self.laptop).scale == 1.5)
        #expect(answer().scale == 1)
    }

    @Test("Where the scale comes from is told")
    func source() {
        #expect(answer(["GDK_SCALE": "2", "QT_SCALE_FACTOR": "1.5"], dpi: 288).source == "GDK_SCALE")
        #expect(answer(["GDK_SCALE": "big", "QT_SCALE_FACTOR": "1.5"], dpi: 288).source == "QT_SCALE_FACTOR")
        #expect(answer(settings: ["Xft/DPI": 192 * 1024], dpi: 288).source.contains("XSETTINGS"))
        #expect(answer(dpi: 288).source == "Xft.dpi")
        #expect(answer([:], Self.laptop).source.contains("RandR"))
        #expect(answer().source.hasPrefix("nowhere"))
    }

    @Test("What is no scale is passed over, whoever says it", arguments: ["", "big", "0", "-2", "nan", "inf", "1e999"])
    func nonsense(text: String) {
        #expect(answer(["GDK_SCALE": text], dpi: 192).scale == 2)
        #expect(answer(["GDK_SCALE": text, "QT_SCALE_FACTOR": text], settings: ["Xft/DPI": -1], dpi: 192).scale == 2)
        #expect(answer(["GDK_SCALE": text], settings: ["Xft/DPI": 1], dpi: 1, Self.laptop).scale == 1.5)
        #expect(answer(dpi: .nan, Self.laptop).scale == 1.5)
        #expect(answer(dpi: 1e9, Self.laptop).scale == 1.5)
    }

    @Test("Scales stay within 1 and 4", arguments: [("0.5", 1), ("1", 1), ("4", 4), ("9", 4)] as [(String, CGFloat)])
    func limits(text: String, scale: CGFloat) {
        #expect(answer(["GDK_SCALE": text]).scale == scale)
    }

    @Test("The font resolution is found among other resources")
    func resources() {
        #expect(DisplayScale.fontDPI(resources: "*customization:\t-color\nXft.antialias:\t1\nXft.dpi:\t144\nXft.rgba: none\n") == 144)
        #expect(DisplayScale.fontDPI(resources: "Xft.dpi: 96.5") == 96.5)
        #expect(DisplayScale.fontDPI(resources: "Xft.dpi.x: 144\nXft.dpi\n") == nil)
        #expect(DisplayScale.fontDPI(resources: "") == nil)
    }

    // MARK: Monitors

    @Test("A monitor's pixels give quarters, rounded down", arguments: [
        (1920, 1080, 531, 299, 1), (1920, 1080, 344, 193, 1.25), (1920, 1080, 294, 165, 1.5), (3840, 2160, 597, 336, 1.5),
        (2560, 1600, 286, 179, 2.25), (3840, 2160, 294, 165, 3.25), (800, 600, 400, 300, 1),
    ] as [(Int, Int, Int, Int, Double)])
    func monitors(width: Int, height: Int, across: Int, down: Int, scale: Double) {
        func monitor(_ size: CGSize, _ millimetres: CGSize) -> Monitor {
            Monitor(frame: CGRect(origin: .zero, size: size), millimetres: millimetres)
        }
        let (size, turned) = (CGSize(width: width, height: height), CGSize(width: height, height: width))
        let (millimetres, other) = (CGSize(width: across, height: down), CGSize(width: down, height: across))
        #expect(monitor(size, millimetres).scale == scale)
        // Turned, whether or not the driver turns the millimetres too.
        #expect(monitor(turned, other).scale == scale)
        #expect(monitor(turned, millimetres).scale == scale)
    }

    @Test("A size that cannot be true is none", arguments: [
        (0, 0), (160, 90), (160, 100), (16, 9), (16, 10), (-294, -165), (1, 1), (294, 294), (30_000, 16_875),
    ] as [(Int, Int)])
    func impossible(across: Int, down: Int) {
        let monitor = Monitor(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080), millimetres: CGSize(width: across, height: down))
        #expect(monitor.scale == nil)
        #expect(answer([:], monitor).scale == 1)
    }

    @Test("A window goes by the monitor that shows most of it, the first where none does")
    func underWindow() {
        let second = Monitor(frame: CGRect(x: 1920, y: 0, width: 3840, height: 2160), millimetres: CGSize(width: 344, height: 194))
        let sources = ScaleSources(monitors: [Self.laptop, second])
        #expect(sources.monitor(under: CGRect(x: 1400, y: 0, width: 1000, height: 700)) == Self.laptop)
        #expect(sources.monitor(under: CGRect(x: 1500, y: 0, width: 1000, height: 700)) == second)
        #expect(sources.monitor(under: CGRect(x: -5000, y: 0, width: 100, height: 100)) == Self.laptop)
        #expect(sources.monitor(under: .null) == Self.laptop)
        #expect(ScaleSources().monitor(under: .null) == nil)
    }
}
