import UIKit

extension TouchLabController {
    /// The largest inside of another window, in points: so that both are seen beside each other. Chosen.
    private static let largest = CGSize(width: 800, height: 640)

    /// Opens the present page in another window of the host's: a laboratory of its own, with touches of its own.
    func openWindow() {
        guard let window = view.window else { return }
        let (here, largest) = (window.bounds.size, TouchLabController.largest)
        let size = CGSize(width: min(here.width, largest.width), height: min(here.height, largest.height))
        guard let scene = kit.application.openWindowScene(title: "Touch laboratory", size: size) else {
            kit.reportError("no other window could be opened")
            return forbidNewWindows()
        }
        let other = TouchLabController(kit: kit.forAnotherWindow(), isInOwnWindow: true)
        other.onClose = { [weak scene] in scene?.close() }
        let inside = UIWindow(windowScene: scene)
        inside.rootViewController = other
        other.show(pageAt: pageIndex)
        // Keys go there once the desktop gives it the keyboard.
        inside.isHidden = false
        other.becomeFirstResponder()
    }
}
