import DrawingExport
import DrawingFiles
import Foundation
import ImageFiles
import UIKit

/// The drawing becomes a picture file.
extension DrawingController {
    /// Saves as it was chosen last, under a name by date and time.
    func save() { save(saveChoices, named: nil) }

    /// Asks first.
    func openSaveSheet() {
        closeSheets()
        guard !isCovered else { return }
        let sheet = root.saveSheet
        let name = keeper.flatMap { DrawingName.isPlain($0.path) ? nil : DrawingName.text(of: $0.path) } ?? ""
        sheet.begin(
            saveChoices, name: name, screenScale: canvas.sight.screenScale, hasPlaces: saver.hasPlaces,
            room: root.roomForSheets)
        root.openSaveSheet()
        UIFocusSystem.focusSystem(for: root)?.resignFocus()
        sheet.field.becomeFirstResponder()
    }

    func connectSaveSheet() {
        let sheet = root.saveSheet
        sheet.field.onEscape = { [unowned self] in closeSheets() }
        sheet.field.onReturn = { [unowned self] in acceptSaveSheet() }
        sheet.field.pasted = { [unowned self] in application.services.clipboardText }
        sheet.sheet.onEscape = { [unowned self] in closeSheets() }
        sheet.accept.on(.touchUpInside) { [unowned self] in acceptSaveSheet() }
        sheet.cancel.on(.touchUpInside) { [unowned self] in closeSheets() }
        root.saveCurtain.onTouch = { [unowned self] in closeSheets() }
    }

    private func acceptSaveSheet() {
        let sheet = root.saveSheet, name = sheet.field.text
        saveChoices = sheet.choices
        settings?.settings.saving = sheet.choices
        closeSheets()
        save(sheet.choices, named: name.isEmpty ? nil : name)
    }

    private func save(_ choices: SaveChoices, named name: String?) {
        // What fingers are drawing right now is on the page for everybody to see, so it is in the picture.
        let drawing = canvas.page.visibleDrawing, number = drawingNumber, task = SavingTask()
        let exported = ExportedDrawing(drawing, page: pageSize, images: canvas.page.images ?? .fromFiles())
        let settings = choices.settings(screenScale: canvas.sight.screenScale, window: canvas.shownPart)
        isSaving = true
        tellSoon(of: task)
        saver.save(exported, settings, as: choices.format, named: name, in: choices.place, task: task) { [weak self] result in
            guard let self else { return }
            isSaving = false
            toasts.dismiss(.saving)
            switch result {
            case .success(let path):
                if number == drawingNumber { isSaved(drawing) }
                let showFolder = Toast.Action(title: "Show") { [unowned self] in show(path.folder) }
                toasts.show(Toast(id: .saved, icon: .done, text: "Saved \(path.name.text)", action: showFolder))
            case .failure(is CancellationError): toasts.show(Toast(id: .saved, icon: .undo, text: "Not saved"))
            case .failure(let error):
                toasts.show(Toast(error, action: Toast.Action(title: "Try again") { [unowned self] in save(choices, named: name) }))
            }
        }
    }

    /// Seconds until a picture that takes a while is told of, and between two looks at how far it is.
    private static let patience = 0.5

    private func tellSoon(of task: SavingTask) {
        application.clock.schedule(after: Self.patience) { [weak self] in
            guard let self, isSaving else { return }
            toasts.update(Toast(
                id: .saving, icon: .save, text: "Saving: \(Int(task.progress * 100)) %", action: Toast.Action(title: "Cancel") { task.cancel() }))
            tellSoon(of: task)
        }
    }

    private func show(_ folder: FilePath) {
        guard !application.services.open(URL(fileURLWithPath: folder.text)) else { return }
        toasts.show(Toast(id: .failed, icon: .warning, text: "No program here shows folders", path: folder.text))
    }
}
