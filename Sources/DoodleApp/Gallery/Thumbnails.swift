import Foundation
import ImageFiles
import UIKit

/// Makes small pictures of drawings in the background, one after the other, and keeps those used last.
@MainActor
final class Thumbnails {
    struct Key: Hashable {
        let path: FilePath
        /// When the drawing was changed last.
        let changed: Date
        let width, height: Int
    }

    struct Wish {
        let key: Key
        let source: Thumbnail.Source
    }

    /// Hears of each picture that was made.
    var wasMade: (Key) -> Void = { _ in }
    private let services: any HostServices
    private var kept: [Key: (image: UIImage?, use: Int)] = [:]
    private var uses = 0
    private var wishes: [Wish] = []
    /// What is being made.
    private var present: Key?

    /// Bytes of pictures that are kept. Chosen: two screens full of them on a large screen of scale 2.
    private static let budget = 48 << 20

    init(services: any HostServices) { self.services = services }

    /// The picture, if it was made; nil in it for a drawing that cannot be read.
    func image(for key: Key) -> UIImage?? {
        guard let image = kept[key]?.image else { return kept[key] == nil ? nil : .some(nil) }
        uses += 1
        kept[key]?.use = uses
        return image
    }

    /// What is to be made, in this order, and nothing else any more.
    func want(_ wishes: [Wish]) {
        self.wishes = wishes.filter { kept[$0.key] == nil && $0.key != present }
        work()
    }

    /// Forgets the picture of a drawing that has changed without its file telling.
    func forget(_ path: FilePath) { kept = kept.filter { $0.key.path != path } }

    private func work() {
        guard present == nil, !wishes.isEmpty else { return }
        let wish = wishes.removeFirst()
        present = wish.key
        services.runInBackground {
            let image = Thumbnail.make(of: wish.source, width: wish.key.width, height: wish.key.height)
            return { [weak self] in
                guard let self else { return }
                present = nil
                keep(image.map { UIImage(cgImage: $0) }, as: wish.key)
                wasMade(wish.key)
                work()
            }
        }
    }

    private func keep(_ image: UIImage?, as key: Key) {
        uses += 1
        kept[key] = (image, uses)
        var bytes = kept.keys.reduce(0) { $0 + $1.width * $1.height * 4 }
        while bytes > Self.budget, kept.count > 1, let oldest = kept.min(by: { $0.value.use < $1.value.use })?.key {
            bytes -= oldest.width * oldest.height * 4
            kept[oldest] = nil
        }
    }
}
