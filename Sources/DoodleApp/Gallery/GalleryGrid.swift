import Foundation
import UIKit

/// The tiles, those in sight and not far from it: a gallery of a thousand drawings costs no more than what is seen of it.
final class GalleryGrid: UIScrollView, UIScrollViewDelegate {
    /// Asked for each tile that comes into sight.
    var makeTile: (Int) -> GalleryTile? = { _ in nil }
    /// The places of the drawings that are in sight, from 0.
    var sightDidChange: (Range<Int>) -> Void = { _ in }
    let newTile: NewDrawingTile
    private(set) var tiles: [Int: GalleryTile] = [:]
    /// Of drawings, without the tile for a new one.
    private(set) var count = 0
    private(set) var layout = GalleryLayout(width: 1)

    init(theme: Theme) {
        newTile = NewDrawingTile(theme: theme)
        super.init(frame: .zero)
        focusGroupIdentifier = "gallery"
        alwaysBounceVertical = true
        delegate = self
        addSubview(newTile)
    }

    /// All of it anew, with so many drawings. The place that is seen stays.
    func reload(count: Int) {
        self.count = count
        for tile in tiles.values { tile.removeFromSuperview() }
        tiles = [:]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout = GalleryLayout(width: bounds.width)
        contentSize = CGSize(width: bounds.width, height: layout.height(of: count + 1))
        newTile.frame = layout.frame(0)
        showTiles()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showTiles() }

    private func showTiles() {
        guard bounds.width > 1, bounds.height > 1 else { return }
        // A screen more on both sides, so that focus finds what it goes to.
        let all = layout.places(from: bounds.minY, to: bounds.maxY, reach: bounds.height, of: count + 1)
        for (place, tile) in tiles where !all.contains(place + 1) && !tile.isTracking && !tile.isFocused && !tile.more.isFocused {
            tile.removeFromSuperview()
            tiles[place] = nil
        }
        for place in all where place > 0 {
            let number = place - 1
            if tiles[number] == nil, let tile = makeTile(number) {
                tiles[number] = tile
                addSubview(tile)
            }
            tiles[number]?.frame = layout.frame(place)
        }
        let seen = layout.places(from: bounds.minY, to: bounds.maxY, reach: 0, of: count + 1)
        sightDidChange(max(0, seen.lowerBound - 1)..<max(0, seen.upperBound - 1))
    }

    /// A drag that begins on a drawing scrolls.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
