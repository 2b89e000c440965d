extension DrawingHistory {
    /// A picture that the drawing or one of its steps shows, or did; nil for another name.
    public func picture(_ id: Picture.ID) -> Picture? { pictures[id] }

    /// A name that no picture of the drawing or its steps has, nor any after it. O(pictures).
    public var firstFreePicture: Picture.ID { Picture.ID((pictures.keys.lazy.map(\.rawValue).max() ?? 0) &+ 1) }

    /// Makes a picture known, so that steps can show it. Does nothing for a name that is known already.
    public mutating func know(_ picture: Picture) {
        guard pictures[picture.id] == nil else { return }
        pictures[picture.id] = picture
        note(.known(picture), depth: undoDepth)
    }

    /// Shows these pictures and no others, the last one uppermost, as one step, and forgets what could be redone. O(pictures).
    /// - Precondition: a name stands for one picture only.
    public mutating func show(_ placed: [PlacedPicture]) {
        forgetRedo()
        for one in placed { know(one.picture) }
        push(.strokes([]), new: drawing.strokes.next..<drawing.strokes.next, pictures: placed)
    }
}
