import CoreGraphics
import Ink

/// Makes a tile from the strokes that come through it. Keeps its scratch mask from tile to tile.
struct TileRenderer {
    let map: PageMap
    private let mask = MaskTile()

    init(map: PageMap) { self.map = map }

    /// The tile at `key` as the runs leave it, the same bits as painting stroke after stroke; nil when nothing is left.
    /// O(pixels covered by each run).
    func tile(at key: TileKey, runs: [StrokeIndex.Run], paths: StrokePaths) -> Tile? {
        guard !runs.isEmpty else { return nil }
        let tile = Tile()
        var next = 0
        while next < runs.count {
            let place = runs[next].stroke
            let stroke = paths[place]
            mask.reset()
            while next < runs.count, runs[next].stroke == place {
                for element in Int(runs[next].first)..<Int(runs[next].end) {
                    _ = mask.add(stroke.path.capsule(element, of: stroke.points), element: element, key: key)
                }
                next += 1
            }
            tile.paint(mask, at: key, with: stroke.paint)
        }
        return tile.settled
    }
}
