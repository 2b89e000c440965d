import Assets
import DrawingFiles
import Foundation
import ImageFiles
import UIKit

/// What can be done with a drawing without opening it.
extension GalleryController {
    func openSheet(for item: GalleryItem, beside button: UIView) {
        func row(_ icon: Icon, _ name: String, _ label: String, _ act: @escaping @MainActor () -> Void) -> IconButton {
            let button = IconButton(icon, id: "gallery.\(name)", label: label, isRow: true, theme: root.theme)
            button.on(.touchUpInside) { [unowned self] in
                closeSheets()
                act()
            }
            return button
        }
        let rename = row(.pencil, "rename", "Rename") { [unowned self, weak button] in
            if let button { askForName(of: item, beside: button) }
        }
        let duplicate = row(.duplicate, "duplicate", "Duplicate") { [unowned self] in copy(item) }
        let delete = row(.clear, "delete", "Move to trash") { [unowned self] in throwAway(item) }
        rename.isEnabled = !item.isTaken
        delete.isEnabled = !item.isTaken && trash != nil
        let isByKey = button.isFocused
        root.sheet.hold([rename, duplicate, delete], size: CGSize(width: 200, height: ToolbarLayout.Metrics.target))
        root.open(root.sheet, beside: button)
        guard isByKey, let first = root.sheet.firstChoice else { return }
        root.sheet.layoutIfNeeded()
        UIFocusSystem.focusSystem(for: root)?.requestFocusUpdate(to: first)
    }

    /// - Returns: whether one was open.
    @discardableResult
    func closeSheets() -> Bool {
        let wasOpen = root.closeSheets()
        if wasOpen { becomeFirstResponder() }
        return wasOpen
    }

    // MARK: Names

    func connectNames() {
        let names = root.nameSheet
        names.field.onEscape = { [unowned self] in closeSheets() }
        names.field.onReturn = { [unowned self] in acceptName() }
        names.field.pasted = { [unowned self] in services.clipboardText }
        names.accept.on(.touchUpInside) { [unowned self] in acceptName() }
        names.cancel.on(.touchUpInside) { [unowned self] in closeSheets() }
    }

    private func askForName(of item: GalleryItem, beside button: UIView) {
        nameAccepted = { [unowned self] in rename(item, to: $0) }
        root.open(root.nameSheet.sheet, beside: button)
        // Space and Enter are the field's.
        UIFocusSystem.focusSystem(for: root)?.resignFocus()
        root.nameSheet.field.begin(with: item.name)
    }

    private func acceptName() {
        let name = root.nameSheet.field.text
        closeSheets()
        nameAccepted(name)
    }

    private func rename(_ item: GalleryItem, to name: String) {
        let (folder, journal) = (shelf.folder, item.isPresent ? requests.present()?.journal : nil)
        perform("Not renamed", { try journal?.rename(to: name) ?? folder.rename(item.path, to: name) }) { [unowned self] _ in
            if journal != nil {
                presentPath = journal?.path
                requests.wasRenamed()
            }
        }
    }

    // MARK: Copies and the trash

    private func copy(_ item: GalleryItem) {
        let (folder, journal) = (shelf.folder, item.isPresent ? requests.present()?.journal : nil)
        perform("Not duplicated", {
            // All of it, also what was drawn a moment ago.
            try journal?.flush()
            return try folder.duplicate(item.path)
        }) { _ in }
    }

    private func throwAway(_ item: GalleryItem) {
        guard item.isPresent else { return takeAway(item.path) }
        requests.leave { [unowned self] in takeAway($0) }
    }

    private func takeAway(_ path: FilePath) {
        guard let trash else { return }
        let folder = shelf.folder
        perform("Not moved to the trash", { try folder.trash(path, to: trash, at: Date()) }) { [unowned self] taken in
            requests.show(Toast(
                id: .thrownAway, icon: .clear, text: "Moved to the trash",
                action: Toast.Action(title: "Undo") { [unowned self] in
                    perform("Not brought back", { try taken.restore() }) { _ in }
                }))
        }
    }

    /// Does something with files in the background, and shows the folder as it is then.
    private func perform<Answer: Sendable>(
        _ failure: String, _ work: @escaping @Sendable () throws -> Answer, then: @escaping @MainActor @Sendable (Answer) -> Void
    ) {
        services.runInBackground {
            let result = Result { try work() }
            return { [weak self] in
                guard let self else { return }
                switch result {
                case .success(let answer): then(answer)
                case .failure(let error):
                    Console.report("\(error)")
                    requests.show(Toast(
                        id: .failed, icon: .warning, text: "\(failure): \(DrawingController.cause(of: error))",
                        path: (error as? FileError)?.path.text))
                }
                reload()
            }
        }
    }
}
