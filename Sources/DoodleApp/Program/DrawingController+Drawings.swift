import DrawingFiles
import Foundation
import ImageFiles
import Ink
import UIKit

/// From one drawing to another.
extension DrawingController {
    /// Puts the drawing away and shows an empty one in a file of its own; where drawings are not kept, clears the page.
    func beginDrawing() {
        guard let shelf, keeper != nil else { return perform(.clear) }
        finishHands()
        // It is a new one already.
        guard !isBlank else { return canvas.fit() }
        change({ try shelf.new() }) { [unowned self] old in
            guard let old else { return }
            toasts.show(Toast(id: .begun, icon: .done, text: "New drawing", action: Toast.Action(title: "Back") { [unowned self] in
                openDrawing(at: old)
            }))
        } failed: { [unowned self] error in
            toasts.show(Toast(
                id: .notOpened, icon: .warning, text: "No new drawing: \(Self.cause(of: error))", path: (error as? FileError)?.path.text))
        }
    }

    /// Shows a drawing that was kept, and goes on with it there. It is read in the background; the present one stays until then.
    /// - Parameter then: called when it is shown, or was already.
    func openDrawing(at path: FilePath, then: @escaping @MainActor () -> Void = {}) {
        guard let shelf else { return }
        guard path != keeper?.path else { return then() }
        change({ try shelf.open(path) }) { _ in then() } failed: { [unowned self] error in
            tellNotOpened(path, Self.cause(of: error))
        }
    }

    /// Puts the drawing away and shows an empty one, without a word.
    /// - Parameter then: told where the old one is.
    func replaceDrawing(then: @escaping @MainActor (FilePath) -> Void) {
        guard let shelf else { return }
        change({ try shelf.new() }) { old in
            if let old { then(old) }
        } failed: { [unowned self] error in tellNotOpened(shelf.folder.path, Self.cause(of: error)) }
    }

    /// What a person is told of an error about a file that is named beside it.
    static func cause(of error: any Error) -> String {
        guard let error = error as? FileError else { return "\(error)" }
        return error.isTakenByAnother ? "another window has it open" : "\(error.cause)"
    }

    /// Gets another drawing in the background and shows it in place of the present one.
    private func change(
        _ get: @escaping @Sendable () throws -> DrawingShelf.Opened, then: @escaping @MainActor @Sendable (FilePath?) -> Void,
        failed: @escaping @MainActor @Sendable (any Error) -> Void
    ) {
        guard !isSwitching else { return }
        // Only this process has what could not be written.
        if let keepingError { return show(.failing(keepingError)) }
        isSwitching = true
        application.services.runInBackground {
            let result = Result { try get() }
            return { [weak self] in
                guard let self else { return }
                isSwitching = false
                switch result {
                case .success(let opened):
                    let old = putAway()
                    show(opened)
                    then(old)
                case .failure(let error): failed(error)
                }
            }
        }
    }

    private func show(_ opened: DrawingShelf.Opened) {
        // An empty page forgets how large the one before it was, and how it was seen.
        open(DrawingHistory())
        canvas.fit()
        canvas.setNeedsLayout()
        canvas.layoutIfNeeded()
        open(opened.history, page: opened.page)
        canvas.fit()
        compareWithSaved()
        keep(in: opened.journal)
        if opened.isDamaged { tellNotOpened(opened.journal.path, "part of it is damaged and missing") }
    }

    /// Ends what fingers do: what they have drawn stays.
    private func finishHands() {
        let wasHidden = canvas.isHidden
        canvas.isHidden = true
        canvas.isHidden = wasHidden
    }

    /// Nothing can be undone or redone, and nothing is being drawn.
    var isBlank: Bool {
        let page = canvas.page
        return page.undoDepth == 0 && page.redoDepth == 0 && page.drawing.isEmpty && page.wetStrokes.isEmpty
    }
}

// MARK: - Leaving

extension DrawingController {
    /// The present drawing is on its way to the disk, and then free for others; a blank one is removed.
    /// - Returns: where it is; nil for a blank one.
    private func putAway() -> FilePath? {
        finishHands()
        guard let keeper else { return nil }
        let isRemoved = mayRemove(keeper)
        let journal = keeper.leave()
        self.keeper = nil
        journal.onStateChange { _ in }
        leaving.append(journal)
        application.services.runInBackground {
            let result = Result { try journal.close(removesBlank: isRemoved) }
            return { [weak self] in self?.didLeave(journal, result) }
        }
        return isRemoved ? nil : journal.path
    }

    private func didLeave(_ journal: Journal, _ result: Result<Void, any Error>) {
        switch result {
        case .success: leaving.removeAll { $0 === journal }
        case .failure(let error):
            // It stays in memory, tries again, and is closed when the program ends.
            Console.report("\(error)")
            toasts.show(Toast(
                id: .notKept, icon: .warning, text: "Kept in memory only: \(Self.cause(of: error))", path: journal.path.text))
        }
    }

    /// Whether a drawing is nothing but a name the program gave it.
    func mayRemove(_ keeper: DrawingKeeper) -> Bool { isBlank && keeper.path.folder == shelf?.folder.path }
}
