import CoreGraphics

/// What one step did to one tile. Applying it exchanges `other` with the page's tile, so it serves undo and redo alike.
struct TileChange {
    /// The tile the page does not show now; nil is transparent.
    var other: Tile?
    /// The page's pixels that may differ.
    var pixels: PixelRect
}

typealias TileChanges = [TileKey: TileChange]
