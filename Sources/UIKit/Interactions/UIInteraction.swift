/// Something a view can do beyond hearing touches, added to it by `addInteraction(_:)`.
@MainActor
public protocol UIInteraction: AnyObject {
    /// The view it was added to.
    var view: UIView? { get }
    /// It is about to be added to `view`, or taken off where that is nil.
    func willMove(to view: UIView?)
    /// It was added to `view`, or taken off where that is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds `interaction`, which leaves the view it was on. O(interactions).
    public final func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes `interaction` off; does nothing where it is not on this view. O(interactions).
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
