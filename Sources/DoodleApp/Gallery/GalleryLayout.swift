import UIKit

/// Where the tiles of the gallery go: plain arithmetic on its width.
struct GalleryLayout: Equatable {
    /// Points.
    enum Metrics {
        static let bar: CGFloat = 64
        static let gap: CGFloat = 16
        static let margin: CGFloat = 16
        /// From this width on there is more room at the sides.
        static let wideWindow: CGFloat = 900
        static let wideMargin: CGFloat = 24
        /// Chosen: large enough to know a drawing by, and two of them beside each other in the narrowest window.
        static let leastTile: CGFloat = 200
        /// Height of a picture to its width: a screen's, roughly.
        static let aspect: CGFloat = 0.7
        /// Between a picture and its words, and their height.
        static let captionGap: CGFloat = 4
        static let caption: CGFloat = 44
    }

    let columns: Int
    let margin: CGFloat
    let tile: CGSize
    /// Left edges of the columns, in whole points.
    private let lefts: [CGFloat]

    init(width: CGFloat) {
        margin = width >= Metrics.wideWindow ? Metrics.wideMargin : Metrics.margin
        let room = max(1, width - 2 * margin)
        columns = max(1, Int((room + Metrics.gap) / (Metrics.leastTile + Metrics.gap)))
        let side = ((room - CGFloat(columns - 1) * Metrics.gap) / CGFloat(columns)).rounded(.down)
        tile = CGSize(
            width: side, height: (side * Metrics.aspect).rounded() + Metrics.captionGap + Metrics.caption)
        // What is left over goes into the gaps, so that both margins are the same.
        let step = columns > 1 ? (room - side) / CGFloat(columns - 1) : 0
        lefts = (0..<columns).map { [margin] in (margin + CGFloat($0) * step).rounded() }
    }

    /// How large a picture is.
    var picture: CGSize { CGSize(width: tile.width, height: tile.height - Metrics.captionGap - Metrics.caption) }

    /// The place of a tile, from 0, in the content.
    func frame(_ place: Int) -> CGRect {
        let row = CGFloat(place / columns)
        return CGRect(
            x: lefts[place % columns], y: Metrics.gap + row * (tile.height + Metrics.gap), width: tile.width, height: tile.height)
    }

    /// Height of the content with so many tiles.
    func height(of count: Int) -> CGFloat { frame(max(0, count - 1)).maxY + margin }

    /// The tiles in rows that are in sight between these heights, or less than `reach` from it.
    func places(from top: CGFloat, to bottom: CGFloat, reach: CGFloat, of count: Int) -> Range<Int> {
        let row = tile.height + Metrics.gap
        let first = max(0, Int(((top - reach - Metrics.gap) / row).rounded(.down))) * columns
        let last = max(0, Int(((bottom + reach) / row).rounded(.up))) * columns
        return min(first, count)..<max(min(first, count), min(last, count))
    }
}
