import UIKit

/// Lengths of the laboratory's look, in points.
enum LabMetrics {
    static let margin: CGFloat = 16
    static let gap: CGFloat = 8
    static let wideGap: CGFloat = 16
    /// Of a button.
    static let target: CGFloat = 44
    static let bar: CGFloat = 56
    static let index: CGFloat = 216
    /// Corners of panels and of what floats.
    static let panelRadius: CGFloat = 12
    static let floatingRadius: CGFloat = 16
    /// From this window width on the list of pages stands beside the page.
    static let wideWindow: CGFloat = 900
    /// From this page width on what a page shows stands beside what it is about, and not below.
    static let widePage: CGFloat = 620
}
