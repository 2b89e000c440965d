import Ink
import Testing

@Suite struct InkColorTests {
    @Test func hexNamesChannelsInOrder() throws {
        let color = try #require(InkColor(hex: "#12aBfF80"))
        #expect(color == InkColor(red: 0x12, green: 0xAB, blue: 0xFF, alpha: 0x80))
        #expect(color.hex == "#12ABFF80")
    }

    @Test func sixDigitsAreOpaque() {
        #expect(InkColor(hex: "#0a0B0c") == InkColor(red: 10, green: 11, blue: 12, alpha: 255))
    }

    @Test(arguments: ["", "#", "12345678", "#1234567", "#123456789", "#12345g78", "#１２３４", "#+1234567", "#12 45678", "red"])
    func anythingElseIsNoColor(text: String) {
        #expect(InkColor(hex: text) == nil)
    }

    @Test func everyByteSurvivesTheWayThroughHex() {
        for byte in UInt8.min...UInt8.max {
            let color = InkColor(red: byte, green: 255 - byte, blue: byte ^ 0x5A, alpha: byte)
            #expect(InkColor(hex: color.hex) == color)
        }
    }

    @Test func premultipliedPixelIsAlphaFirst() {
        #expect(InkColor.black.premultipliedPixel == 0xFF00_0000)
        // 255·128/255 = 128; 100·128/255 = 50.2
        #expect(InkColor(red: 255, green: 100, blue: 0, alpha: 128).premultipliedPixel == 0x8080_3200)
    }
}
