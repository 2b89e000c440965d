import Assets
import ImageFiles

/// One line that appears for a moment, with at most one thing to do about it.
@MainActor
struct Toast {
    /// What it is about: a toast replaces the one before it, and can be taken back when it no longer holds.
    enum ID { case saving, saved, copied, added, failed, cleared, shaken, notKept, notOpened, begun, thrownAway, settings }

    struct Action {
        let title: String
        let perform: @MainActor () -> Void
    }

    /// Seconds on the screen.
    static let duration = 4.0

    let id: ID
    let icon: Icon
    let text: String
    /// Which file or folder it is about, in a line of its own, shortened in front where there is no room: its end says more.
    var path: String?
    var action: Action?
}

extension Toast {
    /// What kept a picture from being saved: the cause first, since it must be readable in any window.
    init(_ error: any Error, action: Action) {
        if let error = error as? FileError {
            self.init(id: .failed, icon: .warning, text: "Not saved: \(error.cause)", path: error.path.text, action: action)
        } else {
            self.init(id: .failed, icon: .warning, text: "Not saved: \(error)", action: action)
        }
    }
}
