import ImageFiles
import UIKit

/// What every page of the laboratory is given.
@MainActor
final class LabKit {
    unowned let application: UIApplication
    let appearance: LabAppearance
    let hand: SampleHand
    /// Where documents are saved; asked anew each time.
    let documents: @Sendable () -> FilePath?
    /// Hears every failure in one line.
    let reportError: @Sendable (String) -> Void

    init(
        application: UIApplication, appearance: LabAppearance, documents: @escaping @Sendable () -> FilePath?,
        reportError: @escaping @Sendable (String) -> Void
    ) {
        (self.application, self.appearance) = (application, appearance)
        (self.documents, self.reportError) = (documents, reportError)
        hand = SampleHand(application: application)
    }

    var clock: EventClock { application.clock }

    /// The same for a laboratory in another window, with fingers of its own.
    func forAnotherWindow() -> LabKit {
        LabKit(application: application, appearance: appearance, documents: documents, reportError: reportError)
    }
}

// MARK: - Parts with the laboratory's look

extension LabKit {
    static let body = UIFont.systemFont(ofSize: 15)
    static let strong = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let hint = UIFont.systemFont(ofSize: 13)
    static let strongHint = UIFont.systemFont(ofSize: 13, weight: .semibold)

    /// - Parameter lines: 0 for as many as it takes.
    func label(_ text: String = "", font: UIFont = LabKit.body, secondary: Bool = false, lines: Int = 1, id: String? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = secondary ? appearance.secondaryContent : appearance.content
        label.numberOfLines = lines
        label.accessibilityIdentifier = id
        return label
    }

    /// Gives `view` the look of a panel that lies on the ground.
    func stylePanel(_ view: UIView) {
        view.backgroundColor = appearance.surface
        view.cornerRadius = LabMetrics.panelRadius
        // One device pixel at every scale: hairlines are never blurred.
        view.borderWidth = 0.01
        view.borderColor = appearance.hairline
    }

    func segments(_ titles: [String], id: String, label: String, onChange: @escaping @MainActor (Int) -> Void) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.tintColor = appearance.content
        control.selectedSegmentTintColor = appearance.accent
        control.setTitleTextAttributes([.font: LabKit.strongHint, .foregroundColor: appearance.onAccent], for: .selected)
        control.setTitleTextAttributes([.font: LabKit.hint, .foregroundColor: appearance.content], for: .normal)
        control.selectedSegmentIndex = 0
        control.accessibilityIdentifier = id
        control.accessibilityLabel = label
        control.on(.valueChanged) { [unowned control] in onChange(control.selectedSegmentIndex) }
        return control
    }
}

extension UIView {
    /// Places `views` row by row in `columns` of one width, `LabMetrics.gap` apart, each a target high. In edge pixels they may differ by
    /// one, so that all edges are whole.
    func grid(_ views: [UIView], columns: Int, in area: CGRect) {
        let gap = LabMetrics.gap
        let width = (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        for (index, view) in views.enumerated() {
            let left = (area.minX + CGFloat(index % columns) * (width + gap)).rounded()
            let right = (area.minX + CGFloat(index % columns) * (width + gap) + width).rounded()
            let top = area.minY + CGFloat(index / columns) * (LabMetrics.target + gap)
            view.frame = CGRect(x: left, y: top, width: right - left, height: LabMetrics.target)
        }
    }

    /// The height of `count` views in `columns`.
    static func gridHeight(_ count: Int, columns: Int) -> CGFloat {
        let rows = CGFloat((count + columns - 1) / columns)
        return rows * LabMetrics.target + max(0, rows - 1) * LabMetrics.gap
    }
}
