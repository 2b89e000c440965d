import UIKit

extension Theme {
    /// Behind the tiles of the gallery: a little darker than paper, or charcoal under dark controls.
    var ground: UIColor { UIColor(hex: self == .dark ? 0x1D1E20 : 0xF0EEE9) }
}
