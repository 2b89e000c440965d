import CoreGraphics
import Ink

extension InkPage {
    /// Shows these pictures under the ink and no others, the last one uppermost, as one step.
    public func show(_ placed: [PlacedPicture]) {
        let (depth, before) = (undoDepth, drawing.pictures)
        history.show(placed)
        // No tile has anything of them.
        pictures.push(.tiles([:]), depth: depth)
        picturesChanged(from: before)
    }

    /// A name for the next picture of this drawing. O(pictures).
    public var nextPicture: Picture.ID { history.firstFreePicture }

    /// The page pixels that pictures may cover.
    var pictureBox: PixelRect {
        drawing.pictures.reduce(PixelRect.empty) { $0.union(map.box(of: $1)) }
    }

    func picturesChanged(from before: [PlacedPicture]) {
        guard before != drawing.pictures else { return }
        for placed in before + drawing.pictures { dirty.add(map.box(of: placed)) }
    }

    /// What can be painted without waiting where there is a background, else all.
    var picturePainter: PicturePainter {
        PicturePainter(placed: drawing.pictures, map: map) { [self] picture in
            guard let images else { return nil }
            guard let background else { return images.image(of: picture) }
            switch images.known(picture) {
            case .image(let image): return image
            case .unreadable: return nil
            case .notYet:
                awaited.ask(for: picture, from: images, background)
                return nil
            }
        }
    }

    /// As `composite`, where there are pictures. O(pixels × (pictures + wet strokes there)).
    func compositeOverPictures(into target: PixelBuffer, _ part: PixelRect, originX: Int, originY: Int, paper: UInt32) {
        target.fill(paper, in: part)
        picturePainter.paint(into: target, clip: part, originX: originX, originY: originY)
        let page = part.offsetBy(x: -originX, y: -originY)
        let tiles = canvas.tiles
        TileKey.forEach(in: page) { key in
            let visible = page.intersection(key.pixels)
            let dry = standingIn(for: tiles[key], at: key, in: visible)
            guard let tile = withWetInk(dry, at: key, in: visible) else { return }
            Self.lay(tile, at: key, visible, onto: target, x: originX, y: originY)
        }
    }

    /// Writes `pixels` (page pixels inside the tile) of a tile over what the target has.
    private static func lay(_ tile: Tile, at key: TileKey, _ pixels: PixelRect, onto target: PixelBuffer, x: Int, y: Int) {
        for row in pixels.minY..<pixels.maxY {
            let to = target.pixels + (row + y) * target.width + pixels.minX + x
            if let ink = tile.uniform {
                for place in 0..<pixels.width { to[place] = Premultiplied.over(ink, to[place]) }
                continue
            }
            lay(tile.pixels + (row - key.originY) * TileKey.side + pixels.minX - key.originX, onto: to, count: pixels.width)
        }
    }

    /// Writes a row of ink over what is there. O(pixels).
    static func lay(_ from: UnsafePointer<UInt32>, onto to: UnsafeMutablePointer<UInt32>, count: Int) {
        var place = 0
        while place + 8 <= count {
            let ink = UnsafeRawPointer(from + place).loadUnaligned(as: SIMD8<UInt32>.self)
            if (~ink & 0xFF00_0000).isZero {
                UnsafeMutableRawPointer(to + place).storeBytes(of: ink, as: SIMD8<UInt32>.self)
            } else if !ink.isZero {
                let below = UnsafeRawPointer(to + place).loadUnaligned(as: SIMD8<UInt32>.self)
                PixelLanes(ink).over(PixelLanes(below)).store(to + place)
            }
            place += 8
        }
        while place < count {
            to[place] = Premultiplied.over(from[place], to[place])
            place += 1
        }
    }
}

// MARK: - Pixels that take a while

/// Pictures whose files are being read away from the page's thread.
struct AwaitedPictures {
    private var pictures: [Picture] = []

    /// Asks once.
    mutating func ask(for picture: Picture, from images: PictureImages, _ background: BackgroundPainting) {
        guard !pictures.contains(where: { $0 === picture }) else { return }
        pictures.append(picture)
        background.perform {
            _ = images.image(of: picture)
            background.wake()
        }
    }

    /// Those that have come since the last call. O(pictures).
    mutating func take(from images: PictureImages) -> [Picture] {
        func isThere(_ picture: Picture) -> Bool { if case .notYet = images.known(picture) { false } else { true } }
        let come = pictures.filter { isThere($0) }
        if !come.isEmpty { pictures.removeAll { picture in come.contains { $0 === picture } } }
        return come
    }
}

extension InkPage {
    /// Takes in the pictures whose pixels have been made in the background.
    func collectPictures() {
        guard let images else { return }
        let come = awaited.take(from: images)
        for placed in drawing.pictures where come.contains(where: { $0 === placed.picture }) {
            dirty.add(map.box(of: placed))
        }
    }

    /// All pixels of pictures are there. O(their bytes and pixels).
    func finishPictures() {
        guard let images else { return }
        for placed in drawing.pictures {
            if case .notYet = images.known(placed.picture) {
                _ = images.image(of: placed.picture)
                dirty.add(map.box(of: placed))
            }
        }
    }
}
