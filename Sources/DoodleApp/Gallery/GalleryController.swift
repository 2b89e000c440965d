import Assets
import DrawingFiles
import Foundation
import ImageFiles
import UIKit

/// All drawings that are kept, newest first: opens, names, copies them and throws them away. Put its view over the drawing and make it
/// the first responder; it says what is wanted.
final class GalleryController: UIViewController {
    /// What the gallery asks of the program around it.
    struct Requests {
        var close: @MainActor () -> Void = {}
        var begin: @MainActor () -> Void = {}
        var open: @MainActor (FilePath) -> Void = { _ in }
        /// The present drawing is to be left, and a new one begun; then tells where it is.
        var leave: @MainActor (@escaping @MainActor (FilePath) -> Void) -> Void = { _ in }
        /// The drawing on the page: its journal, and a picture of it; nil where it is blank.
        var present: @MainActor () -> (journal: Journal, source: Thumbnail.Source)? = { nil }
        /// The present drawing has another name.
        var wasRenamed: @MainActor () -> Void = {}
        var show: @MainActor (Toast) -> Void = { _ in }
    }

    let shelf: DrawingShelf
    let trash: Trash?
    let services: any HostServices
    let thumbnails: Thumbnails
    private let theme: Theme
    var requests = Requests()
    private(set) var items: [GalleryItem] = []
    private(set) lazy var root = GalleryView(theme: theme)
    /// What becomes of the name that is asked for.
    var nameAccepted: @MainActor (String) -> Void = { _ in }
    /// When the list was made: what “today” means.
    private var now = Date()

    init(shelf: DrawingShelf, trash: Trash?, thumbnails: Thumbnails, services: any HostServices, theme: Theme) {
        (self.shelf, self.trash, self.thumbnails, self.services, self.theme) = (shelf, trash, thumbnails, services, theme)
        super.init()
        title = "Drawings"
    }

    override func loadView() { view = root }

    override func viewDidLoad() {
        root.close.on(.touchUpInside) { [unowned self] in requests.close() }
        root.grid.newTile.on(.touchUpInside) { [unowned self] in requests.begin() }
        root.grid.makeTile = { [unowned self] in makeTile($0) }
        root.grid.sightDidChange = { [unowned self] in wantPictures($0) }
        root.curtain.onTouch = { [unowned self] in closeSheets() }
        root.sheet.onEscape = { [unowned self] in closeSheets() }
        root.nameSheet.sheet.onEscape = { [unowned self] in closeSheets() }
        thumbnails.wasMade = { [weak self] in self?.showPicture($0) }
        connectNames()
        reload()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in !(press.key.map { use($0) } ?? false) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    /// Escape while something here is focused.
    override func accessibilityPerformEscape() -> Bool {
        if !closeSheets() { requests.close() }
        return true
    }

    /// The gallery is shown no more: nothing is made for it.
    func willClose() {
        closeSheets()
        thumbnails.want([])
    }

    // MARK: The list

    /// Looks at the folder again, in the background.
    func reload(then: @escaping @MainActor @Sendable () -> Void = {}) {
        let folder = shelf.folder
        services.runInBackground {
            let result = Result { try folder.list() }
            return { [weak self] in
                self?.show(result)
                then()
            }
        }
    }

    private func show(_ result: Result<[DrawingFolder.Listed], any Error>) {
        let present = requests.present()
        switch result {
        case .success(let list):
            now = Date()
            items = list.compactMap { listed in
                let isPresent = listed.entry.path == present?.journal.path
                let isTaken = listed.isOpen && !isPresent
                // The present one as long as nothing is in it: it is as good as new.
                if isTaken, listed.entry.path == presentPath { return nil }
                return GalleryItem(path: listed.entry.path, changed: listed.entry.changed, isPresent: isPresent, isTaken: isTaken)
            }
            // It may not have been changed since another one was left.
            if let place = items.firstIndex(where: \.isPresent) { items.insert(items.remove(at: place), at: 0) }
        case .failure(let error):
            Console.report("\(error)")
            requests.show(Toast(
                id: .notOpened, icon: .warning, text: "Not opened: \(DrawingController.cause(of: error))", path: shelf.folder.path.text))
        }
        root.show(count: items.count)
        root.grid.reload(count: items.count)
    }

    /// Where the drawing on the page is, blank or not.
    var presentPath: FilePath?

    private func makeTile(_ place: Int) -> GalleryTile? {
        guard items.indices.contains(place) else { return nil }
        let item = items[place]
        let tile = GalleryTile(item, place: place, now: now, theme: theme)
        tile.on(.touchUpInside) { [unowned self] in requests.open(item.path) }
        tile.more.on(.touchUpInside) { [unowned self, unowned tile] in openSheet(for: item, beside: tile.more) }
        tile.show(thumbnails.image(for: key(of: item)))
        return tile
    }

    // MARK: Pictures

    private func key(of item: GalleryItem) -> Thumbnails.Key {
        let size = root.grid.layout.picture, scale = root.contentScaleFactor
        return Thumbnails.Key(
            path: item.path, changed: item.changed, width: max(1, Int((size.width * scale).rounded())),
            height: max(1, Int((size.height * scale).rounded())))
    }

    /// Those in sight, and nothing else.
    private func wantPictures(_ places: Range<Int>) {
        let present = requests.present()
        thumbnails.want(places.clamped(to: items.indices).map { place in
            let item = items[place]
            let source = item.isPresent ? present?.source : nil
            return Thumbnails.Wish(key: key(of: item), source: source ?? .file(item.path))
        })
    }

    private func showPicture(_ key: Thumbnails.Key) {
        for (place, tile) in root.grid.tiles where items.indices.contains(place) && self.key(of: items[place]) == key {
            tile.show(thumbnails.image(for: key))
        }
    }
}
