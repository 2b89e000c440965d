/// Whether a controller's view is seen.
internal struct Appearance {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
    /// `viewIsAppearing` was called in this transition.
    var hasSaidItIsAppearing = false
    /// The transition began because the view changed windows, and ends when it has.
    var followsWindow = false

    /// Seen, or about to be.
    var isOn: Bool { phase == .appearing || phase == .appeared }

    var hasYetToSayItIsAppearing: Bool { phase == .appearing && !hasSaidItIsAppearing }
}
