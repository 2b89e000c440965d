import Assets

/// One line that appears for a moment, with at most one thing to do about it.
@MainActor
struct Toast {
    /// What it is about: a toast replaces the one before it, and can be taken back when it no longer holds.
    enum ID { case saved, failed, cleared }

    struct Action {
        let title: String
        let perform: @MainActor () -> Void
    }

    /// Seconds on the screen.
    static let duration = 4.0

    let id: ID
    let icon: Icon
    let text: String
    let action: Action?
}
