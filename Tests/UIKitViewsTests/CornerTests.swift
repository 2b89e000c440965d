import Testing
@testable import UIKit

@MainActor @Suite("Rounded corners")
struct CornerTests {
    private let scene = Scene(width: 120, height: 120, background: .black)

    /// The area of a rounded rectangle: the rectangle less what four corners lose, (4 − π)·r².
    private func expectedArea(_ width: Double, _ height: Double, radius: Double) -> Double {
        width * height - (4 - Double.pi) * radius * radius
    }

    /// Arcs are drawn as chords at most a few hundredths of a pixel inside them; this allows 1/50 pixel along the whole circle.
    private func tolerance(radius: Double) -> Double { 0.02 * 2 * .pi * radius }

    /// Summed coverage of white on black, in pixels.
    private func area(of picture: PixelBuffer) -> Double {
        (0..<picture.width * picture.height).reduce(0) { $0 + Double(picture.pixels[$1] & 255) / 255 }
    }

    @Test(arguments: [4, 10, 16, 30] as [CGFloat])
    func theBackgroundCoversTheRoundedRectanglesArea(radius: CGFloat) {
        let view = scene.add(UIView(10, 10, 100, 60, .white))
        view.cornerRadius = radius
        let expected = expectedArea(100, 60, radius: Double(radius))
        #expect(abs(area(of: scene.picture()) - expected) < tolerance(radius: Double(radius)))
    }

    @Test func aRadiusBeyondHalfTheSideIsAPill() {
        let view = scene.add(UIView(10, 10, 100, 40, .white))
        view.cornerRadius = 400
        #expect(abs(area(of: scene.picture()) - expectedArea(100, 40, radius: 20)) < tolerance(radius: 20))
    }

    @Test func everyCornerPixelIsCoveredAsTheCircleSays() {
        let radius = 16.0
        let view = scene.add(UIView(10, 10, 100, 60, .white))
        view.cornerRadius = 16
        let picture = scene.picture()
        for y in 0..<16 {
            for x in 0..<16 {
                // 16 × 16 points a pixel of the quarter circle about (16, 16).
                var inside = 0
                for sample in 0..<256 {
                    let dx = radius - Double(x) - (Double(sample % 16) + 0.5) / 16
                    let dy = radius - Double(y) - (Double(sample / 16) + 0.5) / 16
                    if dx * dx + dy * dy <= radius * radius { inside += 1 }
                }
                let covered = Double(picture[10 + x, 10 + y] & 255) / 255
                #expect(abs(covered - Double(inside) / 256) < 0.03, "pixel \(x), \(y)")
            }
        }
    }

    @Test func aRoundedClipCutsSubviewsToTheSameShape() {
        let view = scene.add(UIView(10, 10, 100, 60))
        view.cornerRadius = 16
        view.clipsToBounds = true
        _ = scene.add(UIView(-20, -20, 200, 200, .white), to: view)
        #expect(abs(area(of: scene.picture()) - expectedArea(100, 60, radius: 16)) < tolerance(radius: 16))
    }

    @Test func aRoundedBorderIsTheDifferenceOfTwoRoundedRectangles() {
        let view = scene.add(UIView(10, 10, 100, 60))
        view.cornerRadius = 16
        view.borderWidth = 3
        view.borderColor = .white
        let expected = expectedArea(100, 60, radius: 16) - expectedArea(94, 54, radius: 13)
        #expect(abs(area(of: scene.picture()) - expected) < tolerance(radius: 16))
    }

    @Test func underAScaleTheCornersScaleToo() {
        let view = scene.add(UIView(30, 40, 60, 40, .white))
        view.cornerRadius = 8
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        #expect(abs(area(of: scene.picture()) - expectedArea(90, 60, radius: 12)) < tolerance(radius: 12))
    }

    @Test func aTurnedViewKeepsItsArea() {
        let view = scene.add(UIView(30, 30, 60, 60, .white))
        view.cornerRadius = 10
        view.transform = CGAffineTransform(rotationAngle: 0.4)
        #expect(abs(area(of: scene.picture()) - expectedArea(60, 60, radius: 10)) < tolerance(radius: 10))
    }
}
