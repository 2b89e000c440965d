import UIKit

/// The calls by which controllers hear of coming and going, in order.
@MainActor
final class AppearanceLog {
    struct Entry: Equatable {
        let who: String
        let call: String
        /// Whether it is the page's own.
        let isPage: Bool
    }

    private(set) var entries: [Entry] = []
    var onChange: () -> Void = {}
    /// What came before is forgotten at this many. Chosen: more than coming and going of a full screen make.
    private static let most = 24

    func note(_ call: String, of who: String, isPage: Bool = false) {
        entries.append(Entry(who: who, call: call, isPage: isPage))
        if entries.count > AppearanceLog.most { entries.removeFirst() }
        onChange()
    }

    func forget() {
        entries = []
        onChange()
    }

    var lines: [LogListView.Line] {
        entries.map { LogListView.Line(text: "\($0.who): \($0.call)", color: LabPalette.color($0.isPage ? 0 : 4)) }
    }
}
