@testable import SDLHost
import Testing
import UIKit

@Suite("Device pixels a point")
struct DisplayScaleTests {
    @Test("GDK_SCALE counts before QT_SCALE_FACTOR, both before the font resolution")
    func order() {
        let both = ["GDK_SCALE": "2", "QT_SCALE_FACTOR": "1.5"]
        #expect(DisplayScale.x11(environment: both, fontDPI: 288) == 2)
        #expect(DisplayScale.x11(environment: ["QT_SCALE_FACTOR": "1.5"], fontDPI: 288) == 1.5)
        #expect(DisplayScale.x11(environment: [:], fontDPI: 288) == 3)
        #expect(DisplayScale.x11(environment: [:], fontDPI: nil) == 1)
    }

    @Test("Where the scale comes from is told")
    func source() {
        func source(_ environment: [String: String], _ dpi: Double?) -> String {
            DisplayScale.x11Source(environment: environment, fontDPI: dpi)
        }
        #expect(source(["GDK_SCALE": "2", "QT_SCALE_FACTOR": "1.5"], 288) == "GDK_SCALE")
        #expect(source(["GDK_SCALE": "big", "QT_SCALE_FACTOR": "1.5"], 288) == "QT_SCALE_FACTOR")
        #expect(source([:], 288) == "Xft.dpi")
        #expect(source([:], nil).hasPrefix("nowhere"))
    }

    @Test("What is no scale is passed over", arguments: ["", "big", "0", "-2", "nan", "inf", "1e999"])
    func nonsense(text: String) {
        #expect(DisplayScale.x11(environment: ["GDK_SCALE": text], fontDPI: 192) == 2)
    }

    @Test("Scales stay within 1 and 4", arguments: [("0.5", 1), ("1", 1), ("4", 4), ("9", 4)] as [(String, CGFloat)])
    func limits(text: String, scale: CGFloat) {
        #expect(DisplayScale.x11(environment: ["GDK_SCALE": text], fontDPI: nil) == scale)
    }

    @Test("The font resolution is found among other resources")
    func resources() {
        #expect(DisplayScale.fontDPI(resources: "*customization:\t-color\nXft.antialias:\t1\nXft.dpi:\t144\nXft.rgba: none\n") == 144)
        #expect(DisplayScale.fontDPI(resources: "Xft.dpi: 96.5") == 96.5)
        #expect(DisplayScale.fontDPI(resources: "Xft.dpi.x: 144\nXft.dpi\n") == nil)
        #expect(DisplayScale.fontDPI(resources: "") == nil)
    }
}
