/// The order in which Tab visits the views of a window.
///
/// Reading order: row by row from the top, left to right within a row. What stands in one superview stays together, so that Tab
/// finishes a bar before it goes to what happens to stand beside it.
@MainActor
internal struct FocusOrder {
    /// In reading order.
    let views: [UIView]

    /// Views that can be focused now. O(views × log views).
    init(of window: UIWindow) {
        views = FocusOrder.gather(window, .identity) { parent, child in
            guard child.admitsInteraction else { return false }
            return parent.modalSubview.map { $0 === child } ?? true
        } isWanted: { $0.canBecomeFocused && !$0.bounds.isEmpty }?.views ?? []
    }

    /// Views that can be focused, or could if they or what they are in were enabled or shown. O(views × log views).
    init(ofCandidatesIn window: UIWindow) {
        views = FocusOrder.gather(window, .identity) { _, _ in true } isWanted: { $0.canBecomeFocused || $0 is UIControl }?.views ?? []
    }

    private struct Item {
        /// Around its views, in window coordinates.
        var rect: CGRect
        var views: [UIView]
    }

    private static func gather(
        _ view: UIView, _ toWindow: CGAffineTransform, enters: (UIView, UIView) -> Bool, isWanted: (UIView) -> Bool
    ) -> Item? {
        var items: [Item] = []
        for child in view.subviews where enters(view, child) {
            let childToWindow = child.transformToSuperview.concatenating(toWindow)
            if let item = gather(child, childToWindow, enters: enters, isWanted: isWanted) { items.append(item) }
        }
        var views = inReadingOrder(items).flatMap(\.views)
        var rect = items.dropFirst().reduce(items.first?.rect ?? .null) { $0.union($1.rect) }
        if isWanted(view) {
            views.insert(view, at: 0)
            rect = view.bounds.applying(toWindow)
        }
        return views.isEmpty ? nil : Item(rect: rect, views: views)
    }

    /// A row is everything whose middle lies above the bottom of its topmost member.
    private static func inReadingOrder(_ items: [Item]) -> [Item] {
        // The place among the siblings decides between equals, so that the order is the same every time.
        var rest = Array(items.enumerated()).sorted { ($0.element.rect.minY, $0.offset) < ($1.element.rect.minY, $1.offset) }
        var result: [Item] = []
        while let top = rest.first {
            let row = rest.filter { $0.offset == top.offset || $0.element.rect.midY < top.element.rect.maxY }
            rest.removeAll { candidate in row.contains { $0.offset == candidate.offset } }
            result += row.sorted { ($0.element.rect.minX, $0.offset) < ($1.element.rect.minX, $1.offset) }.map(\.element)
        }
        return result
    }
}
