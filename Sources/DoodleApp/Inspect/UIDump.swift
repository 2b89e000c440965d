import TouchLab
import UIKit

/// The view tree as JSON, for tests and for those who describe screens to people who cannot see them.
struct UIDump: Encodable {
    struct Window: Encodable {
        let w: Double, h: Double, scale: Double
    }

    struct View: Encodable {
        let type: String
        let id: String?
        let label: String?
        /// x, y, width, height in window points.
        let frame: [Double]
        let enabled: Bool
        let selected: Bool
        let hidden: Bool
        let traits: [String]
        /// The id of the button that opens what this view is folded into.
        let via: String?
    }

    let window: Window
    /// Front to back.
    let views: [View]
}

extension UIDump.View {
    private enum CodingKeys: String, CodingKey {
        case type, id, label, frame, enabled, selected, hidden, traits, via
    }

    /// `id` and `label` are there for every view, null where it has none; `via` only where it says something.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(type, forKey: .type)
        try fields.encode(id, forKey: .id)
        try fields.encode(label, forKey: .label)
        try fields.encode(frame, forKey: .frame)
        try fields.encode(enabled, forKey: .enabled)
        try fields.encode(selected, forKey: .selected)
        try fields.encode(hidden, forKey: .hidden)
        try fields.encode(traits, forKey: .traits)
        try fields.encodeIfPresent(via, forKey: .via)
    }
}

extension UIDump {
    /// O(views).
    @MainActor
    init(_ window: UIWindow) {
        self.window = Window(
            w: Double(window.bounds.width), h: Double(window.bounds.height), scale: Double(window.screen.scale))
        var views: [View] = []
        UIDump.collect(window, isHidden: false, via: nil, into: &views)
        self.views = views.reversed()
    }

    /// Back to front: a view before its subviews.
    @MainActor
    private static func collect(_ view: UIView, isHidden: Bool, via: String?, into views: inout [View]) {
        let isHidden = isHidden || view.isHidden
        let opener = (view as? Sheet)?.openerIdentifier ?? (view as? LabIndex)?.openerIdentifier
        // What belongs to another tool than the one in hand comes with that tool.
        let via = opener ?? (view.isHidden ? (view as? WidthButton)?.toolIdentifier : nil) ?? via
        let frame = view.convert(view.bounds, to: nil)
        let control = view as? UIControl
        views.append(View(
            type: "\(type(of: view))", id: view.accessibilityIdentifier, label: view.accessibilityLabel,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
            enabled: control?.isEnabled ?? view.isUserInteractionEnabled, selected: control?.isSelected ?? false,
            hidden: isHidden, traits: names(of: view.accessibilityTraits), via: isHidden ? via : nil))
        for child in view.subviews { collect(child, isHidden: isHidden, via: via, into: &views) }
    }

    private static func names(of traits: UIAccessibilityTraits) -> [String] {
        let known: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.selected, "selected"), (.notEnabled, "notEnabled"), (.staticText, "staticText"),
            (.image, "image"), (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
        ]
        return known.filter { traits.contains($0.0) }.map(\.1)
    }
}
