import CoreGraphics

extension InkPage {
    /// The finger was away and goes on at `position`: what lies on the way there is not touched. It is one step all the same.
    public func breakErasing(_ id: StrokeErasure.ID, at position: CGPoint) {
        guard let place = erasures.firstIndex(where: { $0.id == id }) else { return }
        erasures[place].position = position
    }
}
