import CoreGraphics
import Ink
import Synchronization

/// The pixels of pictures, made of their files when they are first wanted and kept as long as there is room. May be used from any thread.
public final class PictureImages: Sendable {
    private let decode: @Sendable (Picture) -> CGImage?
    private let kept = Mutex(Kept())

    private struct Kept {
        /// The one that was wanted last at the end.
        var entries: [Entry] = []
        var pixels = 0
    }

    private struct Entry {
        let picture: Picture
        /// Nil where its file cannot be read.
        let image: ImagePyramid?

        var pixels: Int { image.map { $0.image.width * $0.image.height } ?? 0 }
    }

    /// Pixels that are kept of pictures that are not the one wanted last. Chosen: 128 MB, two photographs as phones take them.
    private static let budget = 1 << 25

    /// - Parameter decode: a picture's pixels, upright; nil where its file cannot be read. Called on whatever thread wants them.
    public init(decode: @escaping @Sendable (Picture) -> CGImage?) { self.decode = decode }

    /// What is there of a picture without waiting.
    enum Known {
        case image(ImagePyramid)
        case unreadable
        case notYet
    }

    func known(_ picture: Picture) -> Known {
        kept.withLock { kept in
            guard let place = kept.entries.firstIndex(where: { $0.picture === picture }) else { return .notYet }
            let entry = kept.entries.remove(at: place)
            kept.entries.append(entry)
            return entry.image.map { .image($0) } ?? .unreadable
        }
    }

    /// A picture's pixels; nil where its file cannot be read. O(its bytes and pixels) at first.
    func image(of picture: Picture) -> ImagePyramid? {
        switch known(picture) {
        case .image(let image): return image
        case .unreadable: return nil
        case .notYet: break
        }
        let image = decode(picture).map { ImagePyramid($0) }
        kept.withLock { kept in
            guard !kept.entries.contains(where: { $0.picture === picture }) else { return }
            let entry = Entry(picture: picture, image: image)
            kept.entries.append(entry)
            kept.pixels += entry.pixels
            while kept.pixels > Self.budget, kept.entries.count > 1 { kept.pixels -= kept.entries.removeFirst().pixels }
        }
        return image
    }
}
