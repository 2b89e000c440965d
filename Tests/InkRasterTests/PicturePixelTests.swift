import CoreGraphics
import Ink
import InkRaster
import Testing

/// Pictures under the ink, pixel by pixel.
@Suite struct PicturePixelTests {
    /// Four colours that differ in every channel.
    private static let colors: [UInt32] = [0xFF10_2030, 0xFF50_60C0, 0xFFA0_9080, 0xFFF0_E0D8]

    /// Pixels in rows, repeated over the picture.
    private static func image(width: Int, height: Int) -> CGImage {
        CGImage(width: width, height: height, pixels: (0..<width * height).map { colors[($0 % width + 2 * ($0 / width)) % 4] })
    }

    private static let images = PictureImages { picture in
        picture.bytes == [1] ? image(width: picture.width, height: picture.height) : nil
    }

    private func placed(width: Int, height: Int, _ transform: CGAffineTransform, id: UInt64 = 1, bytes: [UInt8] = [1]) -> PlacedPicture {
        let picture = Picture(id: Picture.ID(id), width: width, height: height, bytes: bytes)
        guard let placed = PlacedPicture(picture, transform: transform) else { preconditionFailure("an invertible transform") }
        return placed
    }

    private func page(_ placed: PlacedPicture..., scale: CGFloat = 1) -> InkPage {
        let page = InkPage(scale: scale)
        page.images = Self.images
        page.show(placed)
        return page
    }

    /// The picture's pixel at a place.
    private func color(_ x: Int, _ y: Int) -> UInt32 { Self.colors[(x + 2 * y) % 4] }

    @Test func aPixelOnAPixelIsThatPixelAndPaperIsAllAround() {
        let shown = page(placed(width: 5, height: 3, CGAffineTransform(translationX: 60, y: 62))).picture(width: 128, height: 128)
        for y in 0..<128 {
            for x in 0..<128 {
                let isInside = (60..<65).contains(x) && (62..<65).contains(y)
                #expect(shown[x, y] == (isInside ? color(x - 60, y - 62) : white), "\(x), \(y)")
            }
        }
    }

    @Test func enlargedFourTimesAndMorePixelsAreSquares() {
        for factor in [4, 7] {
            let transform = CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor))
            let shown = page(placed(width: 5, height: 3, transform)).picture(width: 5 * factor, height: 3 * factor)
            for y in 0..<3 * factor {
                for x in 0..<5 * factor { #expect(shown[x, y] == color(x / factor, y / factor), "\(x), \(y)") }
            }
        }
    }

    @Test func halfAsLargeAPixelIsTheMeanOfFour() {
        let shown = page(placed(width: 8, height: 8, CGAffineTransform(scaleX: 0.5, y: 0.5))).picture(width: 4, height: 4)
        for y in 0..<4 {
            for x in 0..<4 {
                for shift in [0, 8, 16] as [UInt32] {
                    let four = [color(2 * x, 2 * y), color(2 * x + 1, 2 * y), color(2 * x, 2 * y + 1), color(2 * x + 1, 2 * y + 1)]
                    let mean = four.reduce(0.0) { $0 + Double(($1 >> shift) & 255) / 4 }
                    #expect(abs(Double((shown[x, y] >> shift) & 255) - mean) <= 1, "\(x), \(y)")
                }
            }
        }
    }

    @Test func aQuarterTurnPutsRowsWhereColumnsWere() {
        // (x, y) goes to (6 − y, x).
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0)
        let shown = page(placed(width: 4, height: 6, turn)).picture(width: 6, height: 4)
        for y in 0..<4 {
            for x in 0..<6 { #expect(shown[x, y] == color(y, 5 - x), "\(x), \(y)") }
        }
    }

    @Test func inkLiesOverThePictureAndErasersLeaveIt() {
        let page = page(placed(width: 40, height: 40, .identity))
        let before = page.picture(width: 40, height: 40)
        page.draw(pen(10), [sample(5, 20), sample(35, 20)])
        #expect(page.picture(width: 40, height: 40)[20, 20] == 0xFF00_0000)
        page.draw(eraser(20), [sample(0, 20), sample(40, 20)])
        #expect(page.picture(width: 40, height: 40).hasSamePixels(as: before))
    }

    @Test func undoRedoAndClearShowWhatTheyShouldWhereTheyTellOfIt() {
        let page = page(placed(width: 40, height: 40, CGAffineTransform(a: 1.3, b: 0.4, c: -0.4, d: 1.3, tx: 30, ty: 9)))
        page.draw(pen(8), [sample(5, 20), sample(80, 40)])
        page.show(page.drawing.pictures + [placed(width: 9, height: 9, CGAffineTransform(translationX: 3.5, y: 3), id: 2)])
        page.clear()
        let shown = page.picture(width: 128, height: 128)
        _ = page.takeDirty()
        for step in ["undo", "undo", "undo", "undo", "redo", "redo", "redo", "redo", "undo"] {
            if step == "undo" { page.undo() } else { page.redo() }
            // Only what is said to have changed is painted anew.
            for dirty in page.takeDirty() { page.composite(into: shown, clip: dirty.intersection(shown.bounds), paper: white) }
            let fresh = InkPage.render(page.drawing, pixelWidth: 128, pixelHeight: 128, scale: 1, paper: white, images: Self.images)
            #expect(shown.hasSamePixels(as: fresh), "\(step) to \(page.undoDepth)")
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>) func everyWayOfPaintingGivesTheSameBits(seed: UInt64) {
        var random = Seeded(seed)
        let page = InkPage(scale: random.number(0.3...3))
        page.images = Self.images
        for number in 1...3 {
            let turn = CGAffineTransform(rotationAngle: CGFloat(random.below(2) == 0 ? 0 : random.number(0...6)))
            let transform = turn.scaledBy(x: random.number(0.2...3), y: random.number(0.2...3))
                .concatenating(CGAffineTransform(translationX: random.number(-20...60), y: random.number(-20...60)))
            page.show(page.drawing.pictures + [
                placed(width: 1 + random.below(60), height: 1 + random.below(60), transform, id: UInt64(number))])
            page.draw(pen(7, InkColor(red: 200, green: 0, blue: 9, alpha: 128)), wander(&random, width: 100, height: 100, count: 9))
        }
        let whole = InkPage.render(page.drawing, pixelWidth: 160, pixelHeight: 160, scale: page.scale, paper: white, images: Self.images)
        #expect(page.picture(width: 160, height: 160).hasSamePixels(as: whole))
        let parts = PixelBuffer(width: 160, height: 160), bands = DrawingBands(page.drawing, scale: page.scale, images: Self.images)
        for _ in 0..<40 {
            let (x, y) = (random.below(160), random.below(160))
            let clip = PixelRect(minX: x, minY: y, maxX: min(160, x + 50), maxY: min(160, y + 50))
            page.composite(into: parts, clip: clip, paper: white)
            let band = bands.render(clip, paper: white)
            let isSame = band.hasSamePixels(as: whole.copy(of: clip) ?? whole) && band.hasSamePixels(as: parts.copy(of: clip) ?? parts)
            #expect(isSame, "\(clip)")
        }
        let clear = InkPage.render(page.drawing, pixelWidth: 160, pixelHeight: 160, scale: page.scale, paper: nil, images: Self.images)
        // Edges and ink make up a whole pixel in another order there.
        for place in 0..<160 * 160 where clear.pixels[place] >> 24 == 255 {
            for shift in [0, 8, 16] as [UInt32] {
                let (a, b) = (Int(clear.pixels[place] >> shift & 255), Int(whole.pixels[place] >> shift & 255))
                #expect(abs(a - b) <= 1)
            }
        }
    }

    @Test func onAPageTurnedByAQuarterPicturesTurnToo() {
        let page = page(placed(width: 4, height: 6, CGAffineTransform(translationX: 3, y: 2)))
        page.setView(PageMap(scale: 1, rotation: .pi / 2), extent: InkPage.standardExtent)
        // The point (x, y) is seen at (−y, x).
        let shown = page.picture(width: 10, height: 10, x: -10, y: 0)
        for y in 0..<10 {
            for x in 0..<10 {
                let (column, row) = (y - 3, 7 - x)
                let isInside = (0..<4).contains(column) && (0..<6).contains(row)
                #expect(shown[x, y] == (isInside ? color(column, row) : white), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>) func onAPageTurnedAnyhowEveryWayOfPaintingGivesTheSameBits(seed: UInt64) {
        var random = Seeded(seed)
        let page = page(placed(width: 50, height: 40, CGAffineTransform(a: 1.1, b: 0.2, c: 0, d: 0.7, tx: 8, ty: 9)))
        page.draw(pen(7), wander(&random, width: 80, height: 80, count: 9))
        let map = PageMap(scale: random.number(0.4...3), rotation: random.number(-3...3))
        page.setView(map, extent: InkPage.standardExtent)
        let pixels = PixelRect(x: -80, y: -80, width: 200, height: 200)
        let fresh = InkPage.render(page.drawing, pixels: pixels, map: map, paper: white, images: Self.images)
        #expect(page.picture(width: 200, height: 200, x: -80, y: -80).hasSamePixels(as: fresh))
    }

    @Test func aPictureWhoseFileTakesWhileIsAVeilAndThenItself() {
        let threads = Paced()
        let page = InkPage(scale: 1)
        page.background = threads.painting
        page.images = PictureImages { Self.image(width: $0.width, height: $0.height) }
        page.show([placed(width: 10, height: 10, .identity)])
        let veiled = page.picture(width: 10, height: 10)
        #expect(veiled[3, 3] != white && veiled[3, 3] != color(3, 3))
        _ = (page.takeDirty(), page.picture(width: 10, height: 10))
        #expect(threads.count == 1)
        threads.work { _ in 0 }
        #expect(threads.wakeCount == 1)
        page.collectRepaint()
        #expect(page.takeDirty() == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(page.picture(width: 10, height: 10)[3, 3] == color(3, 3))
    }

    @Test func aPictureThatCannotBeReadIsAVeil() {
        let page = page(placed(width: 10, height: 10, .identity, bytes: [9]))
        // 0.15 of grey 128 on white.
        let expected = 255 - 0.15 * 127.5
        #expect(abs(Double(page.picture(width: 10, height: 10)[5, 5] & 255) - expected) <= 1.5)
    }

    @Test func picturesBeyondTheBudgetAreReadAgainWhenTheyAreWanted() {
        let page = InkPage(scale: 0.01)
        page.images = PictureImages { Self.image(width: $0.width, height: $0.height) }
        page.show((1...3).map { placed(width: 6_000, height: 3_000, CGAffineTransform(translationX: CGFloat($0) * 7_000, y: 0), id: $0) })
        let (first, second) = (page.picture(width: 300, height: 30), page.picture(width: 300, height: 30))
        #expect(first.hasSamePixels(as: second) && first[100, 10] != white && first[250, 10] != white)
    }
}
