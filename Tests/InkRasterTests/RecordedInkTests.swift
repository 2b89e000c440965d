import CoreGraphics
import Ink
import InkRaster
import Testing

/// Real strokes from other programs, where their folder is there.
@Suite struct RecordedInkTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/data/ink")

    private static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    /// The strokes of a file; at most so many of them.
    private func strokes(_ file: String, most: Int) throws -> [[InkSample]] {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let all: [[[Double]]] = if let list = object["strokes"] as? [[[Double]]] {
            list
        } else if let named = object["strokes"] as? [String: [[Double]]] {
            named.sorted { $0.key < $1.key }.map(\.value)
        } else {
            try #require(object["characters"] as? [[String: Any]]).flatMap { $0["strokes"] as? [[[Double]]] ?? [] }
        }
        return all.prefix(most).map { $0.map { sample($0[0], $0[1]) } }
    }

    @Test(arguments: files)
    func everySampleIsInkedAndNothingLiesOutsideTheBounds(file: String) throws {
        let page = InkPage(scale: 1)
        for samples in try strokes(file, most: 40) where !samples.isEmpty {
            let id = page.begin(pen(3), at: samples[0])
            for sample in samples.dropFirst() { page.extend(id, with: [sample]) }
            let dirty = page.takeDirty()
            let stroke = try #require(page.finish(id).first)
            #expect(stroke.samples.count == samples.count)
            let box = PixelRect(covering: stroke.bounds.insetBy(dx: -0.5, dy: -0.5), scale: 1)
            #expect(dirty.allSatisfy { box.contains($0) })
        }
        let box = PixelRect(covering: page.drawing.bounds, scale: 1).insetBy(-2)
        let picture = page.picture(width: box.width, height: box.height, x: box.minX, y: box.minY)
        for stroke in page.drawing.strokes {
            for sample in stroke.samples {
                let x = Int(sample.position.x.rounded(.down)) - box.minX, y = Int(sample.position.y.rounded(.down)) - box.minY
                #expect(picture[x, y] == 0xFF00_0000, "\(file): no ink at \(sample.position)")
            }
        }
        let rendered = InkPage.render(page.drawing, pixels: box, scale: 1, paper: white)
        #expect(rendered.hasSamePixels(as: picture))
    }
}
