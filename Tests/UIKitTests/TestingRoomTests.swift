import Testing
import UIKitTesting

@MainActor @Suite struct TestingRoomTests {
    @Test func picturesAreComparedPixelByPixel() throws {
        let first = PixelBuffer(width: 10, height: 8), second = PixelBuffer(width: 10, height: 8)
        #expect(pixelDifference(first, second)?.isEmpty == true)
        second[3, 2] = 0x0000_0005
        second[6, 4] = 0x1000_0000
        let difference = try #require(pixelDifference(first, second))
        #expect(difference == PixelDifference(count: 2, largest: 16, bounds: PixelRect(minX: 3, minY: 2, maxX: 7, maxY: 5)))
        #expect(pixelDifference(first, second, tolerance: 5)?.count == 1)
        #expect(pixelDifference(first, PixelBuffer(width: 8, height: 10)) == nil)
    }

    @Test func blockTextHasTheSizeItSays() throws {
        let text = BlockText()
        #expect(text.size(of: "four", pointSize: 10, weight: .regular) == CGSize(width: 20, height: 12.5))
        let mask = try #require(text.mask(of: "a b", pointSize: 8, weight: .regular, scale: 2))
        #expect(mask.width == 24 && mask.height == 20)
        // The blank between the two letters stays blank; a letter covers 6 of its 8 pixels and the middle 10 rows.
        #expect(mask.bytes.filter { $0 == 255 }.count == 2 * 6 * 10)
        #expect(text.mask(of: "", pointSize: 8, weight: .regular, scale: 1) == nil)
    }

    @Test func theServicesNoteWhatWasAsked() throws {
        let host = TestHost()
        let url = URL(fileURLWithPath: "/tmp")
        #expect(host.application.open(url))
        #expect(host.services.openedURLs == [url])
        host.services.runInBackground {
            let title = "made elsewhere"
            return { UIApplication.shared.services.windowTitle = title }
        }
        #expect(host.services.windowTitle == "made elsewhere")
    }
}
