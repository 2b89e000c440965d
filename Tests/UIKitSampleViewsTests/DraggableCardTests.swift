import Testing
import UIKit

@MainActor @Suite("Sample: draggable card")
struct DraggableCardTests {
    private func stage() -> Stage<DraggableCard> { Stage { DraggableCard(frame: CGRect(x: 40, y: 40, width: 80, height: 100)) } }

    @Test func itFollowsTheFingerAndComesToRest() {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 60, y: 60))
        #expect(stage.view.transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
        stage.touch.move(to: CGPoint(x: 75, y: 90))
        stage.touch.move(to: CGPoint(x: 80, y: 85))
        stage.touch.up()
        #expect(stage.view.frame == CGRect(x: 60, y: 65, width: 80, height: 100))
        #expect(stage.view.layer.position == CGPoint(x: 100, y: 115))
    }

    @Test func itStaysOnTheScreenAndComesToTheFront() {
        let stage = stage()
        stage.window.addSubview(UIView(frame: CGRect(x: 100, y: 40, width: 50, height: 50)))
        stage.touch.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: -150, y: 60))
        #expect(stage.view.center == CGPoint(x: 0, y: 90))
        #expect(stage.window.subviews.last === stage.view)
    }

    @Test func theGradientRunsFromYellowToRedUnderTheBorder() throws {
        let stage = stage()
        let yellow = try #require(UIColor.systemYellow.cgColor.components), red = try #require(UIColor.systemRed.cgColor.components)
        for row in 0..<40 {
            let part = (CGFloat(row) + 0.5) / 40
            let expected = CGColor(
                red: yellow[0] + (red[0] - yellow[0]) * part, green: yellow[1] + (red[1] - yellow[1]) * part,
                blue: yellow[2] + (red[2] - yellow[2]) * part, alpha: 1)
            #expect(try distance(stage.pixel(80, 52 + row), expected.premultipliedPixel) <= 1)
        }
        #expect(try stage.pixel(80, 51) == white && stage.pixel(80, 92) == white)
        #expect(try stage.pixel(40, 70) != stage.pixel(41, 70))
    }

    @Test func theShadowDeepensWhileItIsHeld() throws {
        let stage = stage()
        let resting = try stage.pixel(80, 141)
        #expect(resting != white)
        stage.view.layer.shadowOpacity = 0
        #expect(try stage.pixel(80, 141) == white)
        stage.view.layer.shadowOpacity = 0.25
        #expect(try stage.pixel(80, 141) == resting)
        stage.touch.down(at: CGPoint(x: 60, y: 60))
        #expect(stage.view.layer.shadowOpacity == 0.5)
        #expect(stage.view.softShadows.map(\.color.rgba.alpha) == [0.5])
    }

    @Test func whereItWasNothingStays() throws {
        let stage = stage()
        stage.touch.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 160))
        let moved = try stage.picture()
        stage.window.setNeedsDisplay()
        #expect(try stage.picture().hasSamePixels(as: moved))
        #expect(moved[50, 60] == white)
    }
}
