import Testing
@testable import UIKit

@MainActor @Suite("Snapshots")
struct SnapshotTests {
    @Test func aSnapshotShowsWhatTheNextFrameWillAndIsACopy() throws {
        let scene = Scene()
        let view = scene.add(UIView(10, 10, 20, 20, .red))
        let before = try #require(scene.window.snapshot())
        view.backgroundColor = .blue
        let after = try #require(scene.window.snapshot())
        #expect(before[15, 15] == 0xFFFF_0000 && after[15, 15] == 0xFF00_00FF)
        #expect(before[5, 5] == 0xFFFF_FFFF && after[5, 5] == 0xFFFF_FFFF)
    }

    @Test func whatIsDueToBeShownStaysDue() {
        let scene = Scene()
        let view = scene.add(UIView(10, 10, 20, 20, .red))
        _ = scene.picture()
        view.backgroundColor = .blue
        _ = scene.window.snapshot()
        #expect(scene.takeDirty() == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    }

    @Test func thereIsNoneOfAWindowWithoutExtent() {
        #expect(Scene(width: 0, height: 0).window.snapshot() == nil)
    }
}
