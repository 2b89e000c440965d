import Testing
import UIKit

@MainActor @Suite("Sample: colour wheel")
struct ColorWheelTests {
    private func stage() -> Stage<ColorWheel> { Stage { ColorWheel(frame: CGRect(x: 20, y: 20, width: 160, height: 160)) } }

    /// Hue is the angle, saturation the distance from the middle.
    @Test(arguments: [0, 45, 90, 180, 250, 330] as [CGFloat]) func theWheelShowsWhatItPicks(degrees: CGFloat) throws {
        let stage = stage()
        let angle = degrees / 180 * .pi
        let place = CGPoint(x: 100 + 60 * cos(angle), y: 100 + 60 * sin(angle))
        let shown = try stage.pixel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        stage.touch.down(at: place)
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        stage.view.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - degrees / 360) < 1e-6 && abs(saturation - 0.75) < 1e-6 && brightness == 1 && alpha == 1)
        // A wedge of one degree, and a pixel that is 1/80 of the radius wide: 255·6/360 and 255/80 at most, with roundings.
        #expect(distance(shown, stage.view.color.cgColor.premultipliedPixel) <= 9)
    }

    @Test func theMiddleIsWhiteAndOutsideOfTheDiscNothing() throws {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 150, y: 100))
        stage.touch.up()
        #expect(try distance(stage.pixel(100, 100), white) <= 4)
        #expect(try stage.pixel(24, 24) == white && stage.pixel(175, 24) == white)
    }

    @Test func theMarkerMovesToThePickedColour() throws {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 60, y: 100))
        let picked = stage.view.color.cgColor.premultipliedPixel
        #expect(try stage.pixel(60, 100) == picked)
        // The ring from 5 to 7 points around the middle.
        #expect(try stage.pixel(54, 99) == black && stage.pixel(65, 99) == black)
        stage.touch.move(to: CGPoint(x: 140, y: 100))
        #expect(try stage.pixel(54, 99) != black)
        #expect(try stage.pixel(145, 99) == black)
    }

    @Test func aFingerPastTheEdgePicksTheFullColour() {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 170, y: 100))
        stage.touch.move(to: CGPoint(x: 199, y: 100))
        #expect(stage.view.color == .red)
    }
}
