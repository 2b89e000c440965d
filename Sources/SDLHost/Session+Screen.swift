import UIKit

extension Session {
    /// The screen to build the application on: the window's size in points and its scale.
    public var screen: UIScreen { UIScreen(bounds: CGRect(origin: .zero, size: windowSize), scale: scale) }
}
