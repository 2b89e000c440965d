import DrawingFiles
import ImageFiles
import UIKit

extension DrawingController {
    /// From now on what happens to the drawing is on the disk within a second or so.
    /// - Parameter journal: has what is shown and nothing else, or is new.
    func keep(in journal: Journal) {
        keeper = DrawingKeeper(journal, page: canvas.page, clock: application.clock) { [unowned self] in pageSize }
        // Without a display all is written in this thread's own time, and an error is told at the end.
        if let call = application.services.mainThreadCall({ [weak self, journal] in self?.show(journal.state) }) {
            journal.onStateChange { _ in call() }
        }
        keeper?.note()
        showTitle()
    }

    /// Everything is on the disk, and the drawing free for others.
    /// - Returns: why not, in a line; nil when it is.
    func stopKeeping() -> String? {
        var failures: [String] = []
        func end(_ close: () throws -> Void) {
            do { try close() } catch { failures.append("a drawing was not kept whole: \(error)") }
        }
        for journal in leaving { end { try journal.close() } }
        leaving = []
        if let keeper {
            let isRemoved = mayRemove(keeper)
            self.keeper = nil
            end { try keeper.leave().close(removesBlank: isRemoved) }
        }
        return failures.isEmpty ? nil : failures.joined(separator: "\n")
    }

    func show(_ state: Journal.State) {
        switch state {
        case .saving:
            guard keepingError != nil else { return }
            keepingError = nil
            toasts.dismiss(.notKept)
        case .failing(let error):
            keepingError = error
            Console.report("\(error)")
            toasts.show(Toast(
                id: .notKept, icon: .warning, text: "Kept in memory only: \(error.cause)", path: error.path.text,
                action: Toast.Action(title: "Save PNG") { [unowned self] in perform(.save) }))
        }
    }

    /// There is nowhere to keep drawings.
    func tellNotKept(_ error: any Error) {
        toasts.show(Toast(
            id: .notKept, icon: .warning, text: "Drawings are not kept: \((error as? FileError).map { "\($0.cause)" } ?? "\(error)")",
            path: (error as? FileError)?.path.text))
    }

    /// A drawing is there and could not be opened.
    func tellNotOpened(_ path: FilePath, _ reason: String) {
        toasts.show(Toast(id: .notOpened, icon: .warning, text: "Not opened: \(reason)", path: path.text))
    }
}
