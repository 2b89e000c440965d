import DrawingFiles
import ImageFiles
import UIKit

extension DrawingController {
    /// Puts the gallery over the drawing, which stays as it is; ink that fingers are drawing is kept.
    func openGallery() {
        guard let shelf, let keeper, !isCovered else { return }
        closeSheets()
        toasts.dismiss()
        playback.stop()
        let gallery = GalleryController(
            shelf: shelf, trash: shelf.trash, thumbnails: thumbnails, services: application.services, theme: toolbar.theme)
        connect(gallery)
        // What was drawn just now may not be in its file yet.
        thumbnails.forget(keeper.path)
        self.gallery = gallery
        addChild(gallery)
        root.showsToastsOverCover = true
        root.cover = gallery.view
        gallery.becomeFirstResponder()
        root.layoutIfNeeded()
        gallery.focus()
    }

    func closeGallery() {
        guard let gallery else { return }
        gallery.willClose()
        gallery.resignFirstResponder()
        UIFocusSystem.focusSystem(for: gallery.view)?.resignFocus()
        root.cover = nil
        root.showsToastsOverCover = false
        gallery.removeFromParent()
        self.gallery = nil
        becomeFirstResponder()
    }

    private func connect(_ gallery: GalleryController) {
        gallery.presentPath = keeper?.path
        gallery.requests.present = { [unowned self] in
            guard let keeper, !isBlank else { return nil }
            return (keeper.journal, .drawing(canvas.page.drawing))
        }
        gallery.requests.close = { [unowned self] in closeGallery() }
        gallery.requests.begin = { [unowned self] in
            closeGallery()
            beginDrawing()
        }
        gallery.requests.open = { [unowned self] path in openDrawing(at: path) { [weak self] in self?.closeGallery() } }
        gallery.requests.leave = { [unowned self, unowned gallery] then in
            replaceDrawing { [unowned gallery, weak self] old in
                gallery.presentPath = self?.keeper?.path
                then(old)
            }
        }
        gallery.requests.wasRenamed = { [unowned self] in showTitle() }
        gallery.requests.show = { [unowned self] in toasts.show($0) }
    }
}
