internal import ImageFiles

extension UIPasteboard {
    /// Whether there is a picture.
    public var hasImages: Bool { contains(pasteboardTypes: PasteboardType.images) }

    /// The picture that was copied; nil when there is none that can be read. Setting it copies it as PNG, and nothing where that cannot be
    /// done (see `copy`). Waits and decodes on the main thread: for what may be large there is `loadImage`.
    public var image: UIImage? {
        get {
            let offered = Set(types)
            guard let type = PasteboardType.images.first(where: offered.contains) else { return nil }
            return data(forPasteboardType: type).flatMap { UIImage(data: $0) }
        }
        set {
            let png = newValue.flatMap { $0.pngData() }
            try? copy(png.map { [PasteboardContent(type: PasteboardType.png, data: $0)] } ?? [])
        }
    }

    /// Fetches the content as the first of `types` that it can be had as, without waiting: `completion` hears of it on the main thread,
    /// within `PasteboardError.patience` seconds of the owner's last sign of life. (Stands for the item providers of UIKit.)
    public func load(
        _ types: [String], completion: @escaping @MainActor @Sendable (Result<PasteboardContent, PasteboardError>) -> Void
    ) {
        clipboard.load(types, completion)
    }

    /// The same for a picture, which is decoded away from the main thread.
    public func loadImage(completion: @escaping @MainActor @Sendable (Result<UIImage, PasteboardError>) -> Void) {
        clipboard.load(PasteboardType.images) { result in
            switch result {
            case .failure(let error): completion(.failure(error))
            case .success(let content): UIPasteboard.decode(content, completion)
            }
        }
    }

    private static func decode(
        _ content: PasteboardContent, _ completion: @escaping @MainActor @Sendable (Result<UIImage, PasteboardError>) -> Void
    ) {
        let work: @Sendable () -> @MainActor @Sendable () -> Void = {
            do throws(PictureError) {
                let image = CGImage(try PictureReader.read(Array(content.data)))
                return { completion(.success(UIImage(cgImage: image))) }
            } catch {
                let reason = error.description
                return { completion(.failure(.unreadable(reason))) }
            }
        }
        if let services = UIGraphics.services { services.runInBackground(work) } else { work()() }
    }
}
