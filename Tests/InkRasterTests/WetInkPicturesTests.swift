import CoreGraphics
import Ink
import InkRaster
import Testing

/// One wet stroke on a tile is laid into the picture in one go, several in turn: to the same bits.
@Suite struct WetInkPicturesTests {
    @Test(arguments: 1...6 as ClosedRange<UInt64>) func aSingleStrokeIsLaidAsAmongOthers(seed: UInt64) {
        var random = Seeded(seed)
        let color = InkColor(
            red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
            alpha: seed % 2 == 0 ? 255 : UInt8(random.below(256)))
        let model: ModelOptions = seed % 3 == 0 ? .plain : .pen(for: .finger)
        let samples = wander(&random, width: 100, height: 100, count: 40).enumerated().map { number, sample in
            InkSample(position: sample.position, time: Double(number) * 0.008)
        }
        let alone = InkPage(scale: 1.1), among = InkPage(scale: 1.1)
        for page in [alone, among] {
            page.draw(Brush(tool: .pen, color: InkColor(red: 1, green: 200, blue: 30, alpha: 140), width: 25), [sample(0, 0), sample(99, 60)])
            page.draw(Brush(tool: .pen, color: InkColor(red: 90, green: 0, blue: 3), width: 200), [sample(200, 200)])
        }
        // Ink that cannot be seen, over everything.
        _ = among.begin(Brush(tool: .pen, color: InkColor(red: 0, green: 0, blue: 0, alpha: 0), width: 500), at: sample(60, 60))
        let brush = Brush(tool: .pen, color: color, width: 7, model: model)
        let ids = [alone, among].map { $0.begin(brush, at: samples[0]) }
        for (page, id) in zip([alone, among], ids) { page.extend(id, with: Array(samples.dropFirst())) }
        for _ in 0..<200 {
            let (x, y) = (random.below(200) - 60, random.below(200) - 60)
            let (width, height) = (1 + random.below(random.below(2) == 0 ? 12 : 90), 1 + random.below(30))
            let a = alone.picture(width: width, height: height, x: x, y: y, paper: 0xFF30_5070)
            #expect(a.hasSamePixels(as: among.picture(width: width, height: height, x: x, y: y, paper: 0xFF30_5070)))
        }
        let clear = alone.picture(width: 200, height: 200, x: -60, y: -60, paper: 0)
        #expect(clear.hasSamePixels(as: among.picture(width: 200, height: 200, x: -60, y: -60, paper: 0)))
    }
}
