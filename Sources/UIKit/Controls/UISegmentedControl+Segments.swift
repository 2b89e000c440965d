extension UISegmentedControl {
    public final var numberOfSegments: Int { segments.count }

    /// An index past the end means at the end. The selection stays with its segment.
    /// - Parameter animated: it is there at once either way.
    public final func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        insert(Segment(title: title), at: index)
    }

    /// An index past the end means at the end. The selection stays with its segment.
    /// - Parameter animated: it is there at once either way.
    public final func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insert(Segment(image: image), at: index)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = max(0, min(index, segments.count))
        moveSelection(to: selection.map { $0 >= index ? $0 + 1 : $0 }) { segments.insert(segment, at: index) }
    }

    /// An index past the end removes the last one. If it was selected, none is any more.
    /// - Parameter animated: it is gone at once either way.
    public final func removeSegment(at index: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = max(0, min(index, segments.count - 1))
        moveSelection(to: selection.flatMap { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }) { segments.remove(at: index) }
    }

    public final func removeAllSegments() { moveSelection(to: nil) { segments = [] } }

    /// Without a moment in which it names a segment that is not there.
    private func moveSelection(to new: Int?, while change: () -> Void) {
        selection = nil
        change()
        selection = new
    }

    /// Takes the place of a picture.
    public final func setTitle(_ title: String?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (title, nil) }
    }

    public final func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].title : nil
    }

    /// Takes the place of a title.
    public final func setImage(_ image: UIImage?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (nil, image) }
    }

    public final func imageForSegment(at index: Int) -> UIImage? {
        segments.indices.contains(index) ? segments[index].image : nil
    }

    /// A disabled segment cannot be chosen by the user; the program may still select it.
    public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = isEnabled } }

    public final func isEnabledForSegment(at index: Int) -> Bool { segments.indices.contains(index) && segments[index].isEnabled }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        if segments.indices.contains(index) { body(&segments[index]) }
    }

    /// Understands `font` and `foregroundColor`, for `normal` and `selected`; what a state lacks the normal one gives.
    public final func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
    }

    public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
}

extension UISegmentedControl: FocusAdjusting {
    internal func adjust(by key: FocusKey) -> Bool {
        switch key {
        case .arrow(.left): chooseByKey { enabled, present in enabled.last { $0 < present } ?? (present < 0 ? enabled.last : nil) }
        case .arrow(.right): chooseByKey { enabled, present in enabled.first { $0 > present } }
        case .home: chooseByKey { enabled, _ in enabled.first }
        case .end: chooseByKey { enabled, _ in enabled.last }
        default: false
        }
    }
}
