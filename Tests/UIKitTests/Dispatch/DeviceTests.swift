import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("What is known of a touch's device")
struct DeviceTests {
    private let stage = Stage()

    @Test func aFingerIsNamedByItsDeviceAndNumber() throws {
        stage.touch.down(7, at: CGPoint(x: 50, y: 50), device: 12)
        let finger = try #require(stage.view.calls.first?.touches.first)
        #expect(finger.fingerIdentifier == 7 && finger.deviceIdentifier == 12)
        stage.touch.up(7, device: 12)
        stage.touch.mouseDown(at: CGPoint(x: 50, y: 50))
        let mouse = try #require(stage.view.calls.last?.touches.first)
        #expect(mouse.fingerIdentifier == nil)
    }

    @Test func aLiftThatNobodyToldOfIsMarked() {
        var assumed: [Bool] = []
        stage.view.onCall = { _, call in
            if call.phase == .ended { assumed += call.touches.map(\.isLiftAssumed) }
        }
        stage.touch.down(1, at: CGPoint(x: 50, y: 50))
        stage.touch.down(1, at: CGPoint(x: 90, y: 90))
        stage.touch.up(1)
        #expect(stage.view.phases == [.began, .ended, .began, .ended])
        #expect(assumed == [true, false])
    }

    @Test func thePasteboardIsTheHosts() {
        let host = TestHost()
        UIPasteboard.general.string = "copied"
        #expect(host.services.clipboardText == "copied")
        host.services.clipboardText = nil
        #expect(!UIPasteboard.general.hasStrings)
    }
}
