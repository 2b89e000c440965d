import UIKit

extension GalleryController {
    /// - Returns: whether the key means something here.
    func use(_ key: UIKey) -> Bool {
        let isControl = key.modifierFlags.contains(.control)
        switch (key.charactersIgnoringModifiers, isControl) {
        case ("Escape", false): return accessibilityPerformEscape()
        case ("Left", false), ("Right", false), ("Up", false), ("Down", false):
            // From where one is: the drawing on the page.
            return focus()
        default: break
        }
        switch Shortcuts.command(for: key) {
        case .newDrawing: requests.begin()
        case .openGallery: requests.close()
        default: return false
        }
        return true
    }

    /// Puts keyboard focus on the drawing on the page, else on the first tile.
    @discardableResult
    func focus() -> Bool {
        let grid = root.grid
        root.layoutIfNeeded()
        let tile = items.firstIndex(where: \.isPresent).flatMap { grid.tiles[$0] }
        return UIFocusSystem.focusSystem(for: root)?.requestFocusUpdate(to: tile ?? grid.newTile) ?? false
    }
}
