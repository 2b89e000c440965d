import Hands

/// What fingers are for, as people choose it.
public enum FingerChoice: String, CaseIterable, Hashable, Sendable {
    /// One draws, two move the page.
    case draw
    /// Each draws a stroke of its own, for children and groups.
    case allDraw
    /// They move the page and draw nothing, for people with a pen.
    case move
    /// Nothing at all.
    case nothing

    /// - Parameter turnsPage: whether two fingers that move the page turn it too.
    func settings(turnsPage: Bool) -> HandSettings {
        var settings = settings
        settings.turnsPage = turnsPage
        return settings
    }

    private var settings: HandSettings {
        switch self {
        case .draw: HandSettings(fingers: .draw)
        case .allDraw: HandSettings(fingers: .draw, severalFingersDraw: true)
        case .move: HandSettings(fingers: .move)
        case .nothing: HandSettings(fingers: .nothing)
        }
    }

    /// For people, in sentence case.
    var label: String {
        switch self {
        case .draw: "One finger draws, two move the page"
        case .allDraw: "Every finger draws"
        case .move: "Fingers move the page"
        case .nothing: "Fingers do nothing"
        }
    }

    var identifier: String { "fingers.\(rawValue)" }
}
