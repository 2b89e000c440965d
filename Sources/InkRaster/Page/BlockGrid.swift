import CoreGraphics

/// The blocks (`InkBlock`) that make up a part of the page, and which strokes may lie in each.
struct BlockGrid: Sendable {
    private let firstColumn: Int, firstRow: Int, columns: Int
    /// Places of strokes in painting order, block by block.
    private(set) var strokes: [[UInt32]]

    /// O(blocks + blocks of each stroke's box).
    init(_ pixels: PixelRect, _ all: [OutlinedStroke]) {
        let cells = Self.cells(pixels)
        (firstColumn, firstRow, columns) = (cells.minX, cells.minY, cells.width)
        strokes = Array(repeating: [], count: cells.width * cells.height)
        for (place, stroke) in all.enumerated() {
            let part = Self.cells(stroke.box.intersection(pixels))
            for row in part.minY..<part.maxY {
                for column in part.minX..<part.maxX {
                    strokes[(row - firstRow) * columns + column - firstColumn].append(UInt32(place))
                }
            }
        }
    }

    var count: Int { strokes.count }

    /// The page pixel in a block's corner.
    func corner(_ place: Int) -> (x: Int, y: Int) {
        ((firstColumn + place % columns) * InkBlock.width, (firstRow + place / columns) * InkBlock.height)
    }

    /// Blocks have their places on the page.
    private static func cells(_ pixels: PixelRect) -> PixelRect {
        guard !pixels.isEmpty else { return .empty }
        func down(_ value: Int, _ side: Int) -> Int { (value >= 0 ? value : value - side + 1) / side }
        return PixelRect(
            minX: down(pixels.minX, InkBlock.width), minY: down(pixels.minY, InkBlock.height),
            maxX: down(pixels.maxX - 1, InkBlock.width) + 1, maxY: down(pixels.maxY - 1, InkBlock.height) + 1)
    }
}
