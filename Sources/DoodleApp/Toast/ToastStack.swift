import UIKit

/// Where toasts appear: at the top, in the middle, one at a time. Everywhere else fingers go through it.
final class ToastStack: UIView {
    private let theme: Theme
    private let clock: EventClock
    private var current: ToastView?
    private var timer: EventTimer?

    init(theme: Theme, clock: EventClock) {
        (self.theme, self.clock) = (theme, clock)
        super.init(frame: .zero)
    }

    /// Shows `toast` for `Toast.duration`, in place of the one before it.
    func show(_ toast: Toast) {
        dismiss()
        let view = ToastView(toast, theme: theme)
        view.dismiss = { [weak self] in _ = self?.dismiss() }
        addSubview(view)
        current = view
        place(view)
        timer = clock.schedule(after: Toast.duration) { [weak self] in _ = self?.dismiss() }
    }

    /// Lets a toast that is shown say something else, for as long again; else shows it.
    func update(_ toast: Toast) {
        guard let current, current.toast.id == toast.id else { return show(toast) }
        current.say(toast.text)
        place(current)
        timer?.cancel()
        timer = clock.schedule(after: Toast.duration) { [weak self] in _ = self?.dismiss() }
    }

    /// - Returns: whether there was a toast.
    @discardableResult
    func dismiss() -> Bool {
        timer?.cancel()
        timer = nil
        guard let view = current else { return false }
        current = nil
        view.removeFromSuperview()
        return true
    }

    /// Takes away a toast that no longer holds.
    func dismiss(_ id: Toast.ID) {
        if current?.toast.id == id { dismiss() }
    }

    func layOut(in area: CGRect) {
        frame = area
        if let current { place(current) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    private func place(_ view: ToastView) {
        let room = bounds.width - 2 * ToolbarLayout.Metrics.edge
        let size = view.sizeThatFits(CGSize(width: room, height: bounds.height))
        view.transform = .identity
        view.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ToolbarLayout.Metrics.edge, width: size.width, height: size.height)
    }
}
