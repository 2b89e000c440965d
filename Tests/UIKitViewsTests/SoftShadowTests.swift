import Testing
@testable import UIKit

@MainActor @Suite("Soft shadows")
struct SoftShadowTests {
    /// The normal distribution function.
    private func phi(_ x: Double) -> Double { (1 + erf(x / 2.0.squareRoot())) / 2 }

    @Test func aSquareCornersBlurIsAProductOfErrorFunctions() {
        let (width, height, deviation, margin) = (40.0, 30.0, 5.0, 15)
        let mask = BlurredRoundedRect(width: width, height: height, radius: 0, deviation: deviation).coverage(margin: margin)
        #expect(mask.width == 70 && mask.height == 60)
        for y in 0..<60 {
            for x in 0..<70 {
                let (px, py) = (Double(x - margin) + 0.5, Double(y - margin) + 0.5)
                let expected = (phi(px / deviation) - phi((px - width) / deviation))
                    * (phi(py / deviation) - phi((py - height) / deviation))
                #expect(abs(Double(mask.bytes[y * 70 + x]) - expected * 255) <= 0.51)
            }
        }
    }

    @Test func aRoundCornersBlurIsTheConvolutionWithTheGaussian() {
        // A disc of radius 12, blurred; checked by summing the Gaussian over a fine grid of the disc.
        let (radius, deviation, margin) = (12.0, 4.0, 12)
        let mask = BlurredRoundedRect(width: 24, height: 24, radius: radius, deviation: deviation).coverage(margin: margin)
        for (x, y) in [(0, 24), (6, 6), (12, 24), (18, 18), (24, 24), (20, 3), (30, 40)] {
            let (px, py) = (Double(x - margin) + 0.5, Double(y - margin) + 0.5)
            var sum = 0.0
            let step = 0.1
            for row in 0..<240 {
                for column in 0..<240 {
                    let (qx, qy) = ((Double(column) + 0.5) * step, (Double(row) + 0.5) * step)
                    guard hypot(qx - radius, qy - radius) <= radius else { continue }
                    sum += exp(-(pow(px - qx, 2) + pow(py - qy, 2)) / (2 * deviation * deviation))
                }
            }
            let expected = sum * step * step / (2 * .pi * deviation * deviation)
            #expect(abs(Double(mask.bytes[y * 48 + x]) - expected * 255) <= 1, "at \(x), \(y)")
        }
    }

    @Test(arguments: [(200, 90), (121, 300), (75, 75), (30, 200)])
    func theMaskWithoutItsMiddleIsTheWholeMask(width: Int, height: Int) throws {
        let whole = BlurredRoundedRect(width: Double(width), height: Double(height), radius: 10, deviation: 6).coverage(margin: 18)
        let short = try #require(SoftShadowMask.mask(width: width, height: height, radius: 10, deviation: 6))
        let box = PixelRect(x: 50, y: 60, width: width, height: height)
        let part = short.part(box.insetBy(-18), of: box)
        #expect(part?.x == 32 && part?.y == 42)
        let worst = zip(part?.mask.bytes ?? [], whole.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect(part?.mask.width == whole.width && part?.mask.height == whole.height)
        #expect(worst.map { $0 <= 1 } == true)
    }

    @Test func aPartIsCutFromTheWhole() throws {
        let mask = try #require(SoftShadowMask.mask(width: 100, height: 100, radius: 8, deviation: 3))
        let box = PixelRect(x: 0, y: 0, width: 100, height: 100)
        let all = mask.part(box.insetBy(-9), of: box)!.mask
        let part = mask.part(PixelRect(x: 90, y: -5, width: 40, height: 20), of: box)!
        #expect(part.x == 90 && part.y == -5 && part.mask.width == 19 && part.mask.height == 20)
        for y in 0..<20 {
            for x in 0..<19 { #expect(part.mask.bytes[y * 19 + x] == all.bytes[(y + 4) * 118 + x + 99]) }
        }
        #expect(mask.part(PixelRect(x: 200, y: 0, width: 5, height: 5), of: box) == nil)
    }

    @Test func halfTheColourLiesUnderTheStraightEdgeOfAMovedShadow() {
        let scene = Scene(width: 200, height: 200)
        let view = scene.add(UIView(50, 50, 100, 100))
        view.softShadows = [SoftShadow(offset: CGSize(width: 0, height: 6), blur: 16, color: .black)]
        let picture = scene.picture()
        // Pixel centres half a pixel on either side of the edge at y = 156: Φ(±0.5/8) of black on white.
        #expect(abs(Int(picture[100, 155] & 255) - Int((255 * (1 - phi(0.5 / 8))).rounded())) <= 1)
        #expect(abs(Int(picture[100, 156] & 255) - Int((255 * (1 - phi(-0.5 / 8))).rounded())) <= 1)
        // Beyond three deviations nothing is left, and nothing is cut off before.
        #expect(picture[100, 181] == 0xFFFF_FFFF)
        #expect(picture[100, 170] != 0xFFFF_FFFF)
    }

    @Test func aShadowIsNotCutByTheViewsOwnClip() {
        let scene = Scene(width: 200, height: 200)
        let view = scene.add(UIView(50, 50, 100, 100, .red))
        view.clipsToBounds = true
        view.cornerRadius = 16
        view.softShadows = [SoftShadow(blur: 16, color: .black)]
        let picture = scene.picture()
        #expect(picture[100, 48] != 0xFFFF_FFFF)
        #expect(picture[100, 100] == 0xFFFF_0000)
    }

    @Test func aShadowWithoutBlurIsTheShapeMoved() {
        let scene = Scene()
        let view = scene.add(UIView(20, 20, 30, 30))
        view.softShadows = [SoftShadow(offset: CGSize(width: 10, height: 5), blur: 0, color: .black)]
        let picture = scene.picture()
        let inked = (0..<10_000).filter { picture[$0 % 100, $0 / 100] == 0xFF00_0000 }
        #expect(inked == (25..<55).flatMap { y in (30..<60).map { x in y * 100 + x } })
        #expect((0..<10_000).count { picture[$0 % 100, $0 / 100] == 0xFFFF_FFFF } == 10_000 - 30 * 30)
    }

    @Test func aTurnedShadowTurnsWithItsView() {
        let scene = Scene(width: 200, height: 200)
        let view = scene.add(UIView(50, 90, 100, 20))
        view.softShadows = [SoftShadow(blur: 8, color: .black)]
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let picture = scene.picture()
        #expect(distance(picture[100, 60], 0xFF00_0000) < 10)
        #expect(picture[60, 100] == 0xFFFF_FFFF)
    }

    @Test func aTurnedShadowLiesAsFarOutOnAllSides() {
        let scene = Scene(width: 200, height: 200)
        let view = scene.add(UIView(50, 90, 100, 20))
        view.softShadows = [SoftShadow(blur: 8, color: .black)]
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let picture = scene.picture()
        // The view is shown 20 × 100 about (100, 100).
        for way in 0..<12 {
            #expect(distance(picture[90 - way, 100], picture[109 + way, 100]) <= 2)
            #expect(distance(picture[100, 50 - way], picture[100, 149 + way]) <= 2)
        }
    }

    @Test func shadowsThatDifferInOnePropertyAreDifferentKeys() {
        let plain = SoftShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: .red)
        var (wide, tall, blurred, blue) = (plain, plain, plain, plain)
        wide.offset.width = 9
        tall.offset.height = 9
        blurred.blur = 9
        blue.color = .blue
        let all = [plain, wide, tall, blurred, blue]
        #expect(Set(all + all).count == 5)
        // Equal ones must hash alike; that others do not is what makes a set of them quick.
        #expect(Set((all + all).map(\.hashValue)).count == 5)
    }
}
