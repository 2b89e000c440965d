/// How a presented controller is shown. UIKit's values.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Fills the window; what lies below is taken out of it meanwhile.
    case fullScreen = 0
    /// A card as wide as is good to read, with dimmed ground around.
    case pageSheet = 1
    /// A smaller card in the middle.
    case formSheet = 2
    /// Fills the window; what lies below stays, and may be seen where the view is clear.
    case overFullScreen = 5
    /// A page sheet.
    case automatic = -2

    internal var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
}

/// How a presented controller comes and goes. UIKit's values.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom of the window, and down again.
    case coverVertical = 0
    /// Fades in and out.
    case crossDissolve = 2
}

/// Every number of presented controllers. *Chosen* marks what no public source settles.
internal enum PresentationConstants {
    /// How long a presented view comes and goes, in seconds. Chosen: close to what users of iOS measure, 0.4 s with a long slow end.
    static let duration: TimeInterval = 0.35
    /// How much the ground around a sheet is darkened, 0…1. Chosen.
    static let dimming: CGFloat = 0.25
    /// Of a sheet, in points. Source: what users measure of sheets of iOS 13 and later.
    static let cornerRadius: CGFloat = 10
    /// Width of a page sheet where there is room, in points. Chosen: a line of text as long as is good to read.
    static let pageWidth: CGFloat = 704
    /// Size of a form sheet, in points. Source: users' measurements of iPads.
    static let formSize = CGSize(width: 540, height: 620)
    /// Left free around a sheet where there is room, and above one where there is none, in points. Chosen.
    static let margin: CGFloat = 20
}
