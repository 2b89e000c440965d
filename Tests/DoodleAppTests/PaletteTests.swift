import Foundation
import Ink
import Testing

@testable import DoodleApp

@Suite("The palette")
struct PaletteTests {
    /// Relative luminance by WCAG 2.1.
    private func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    @Test func everyInkButWhiteStandsOutFromThePaper() {
        let paper = luminance(UInt8(Paper.warmWhite >> 16 & 255), UInt8(Paper.warmWhite >> 8 & 255), UInt8(Paper.warmWhite & 255))
        for entry in Palette.entries where entry.name != "white" {
            let ink = luminance(entry.color.red, entry.color.green, entry.color.blue)
            #expect((paper + 0.05) / (ink + 0.05) >= 3, "\(entry.name)")
        }
    }

    @Test func thePromisedColoursAreThere() {
        let names = Set(Palette.entries.map(\.name))
        #expect(names.isSuperset(of: ["black", "white", "red", "orange", "yellow", "green", "blue", "purple"]))
        #expect(ToolState().color == InkColor(red: 0, green: 0, blue: 0))
    }

    @Test func pickingAColourTakesUpThePen() {
        var tools = ToolState()
        tools.tool = .eraser
        tools.pickColor(at: 2)
        #expect(tools.tool == .pen)
        #expect(tools.colorIndex == 2)
        tools.pickColor(at: 8)
        #expect(tools.colorIndex == 2)
    }

    @Test func penAndEraserKeepTheirOwnWidths() {
        var tools = ToolState()
        tools.widthIndex = 0
        tools.tool = .eraser
        #expect(tools.width == 16)
        tools.widthIndex += 1
        #expect(tools.width == 16)
        tools.tool = .pen
        #expect(tools.width == 3)
        tools.widthIndex -= 1
        #expect(tools.width == 3)
    }
}
