import UIKit

/// What is presented over a page: it lists what it hears of coming and going, and closes.
final class PresentedController: UIViewController {
    private let kit: LabKit
    private let log: AppearanceLog
    private let heading, hint: UILabel
    private let list: LogListView
    private lazy var closeButton = LabButton(
        "Close", id: "lab.presented.close", label: "Close what is presented", kit: kit
    ) { [unowned self] in dismiss(animated: true) }

    /// - Parameter isSheet: a form sheet; else it fills the window.
    init(isSheet: Bool, log: AppearanceLog, kit: LabKit) {
        (self.kit, self.log) = (kit, log)
        let name = isSheet ? "Sheet" : "Full screen"
        heading = kit.label(name, font: .systemFont(ofSize: 17, weight: .semibold), id: "lab.presented.heading")
        let ways = isSheet ? "A tap beside it, Escape or Close takes it away." : "What lies below is out of the window. Escape goes back."
        hint = kit.label(ways, font: LabKit.hint, secondary: true, lines: 2, id: "lab.presented.hint")
        list = LogListView(id: "lab.presented.calls", label: "Calls", appearance: kit.appearance)
        super.init()
        title = name
        modalPresentationStyle = isSheet ? .formSheet : .fullScreen
        preferredContentSize = MoveConstants.sheet
    }

    override func loadView() {
        let content = PresentedView { [unowned self] in layOut(in: $0) }
        content.backgroundColor = kit.appearance.surface
        content.accessibilityIdentifier = "lab.presented"
        content.accessibilityLabel = title
        for part in [heading, hint, list, closeButton] as [UIView] { content.addSubview(part) }
        view = content
    }

    private func layOut(in bounds: CGRect) {
        let room = bounds.insetBy(dx: LabMetrics.margin + 4, dy: LabMetrics.margin + 4)
        // As large as in a sheet, in the middle of whatever there is.
        let size = CGSize(width: min(room.width, MoveConstants.sheet.width), height: min(room.height, MoveConstants.sheet.height))
        let inner = CGRect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width, height: size.height)
        heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 24)
        let hintHeight = hint.sizeThatFits(inner.size).height.rounded(.up)
        hint.frame = CGRect(x: inner.minX, y: heading.frame.maxY + 4, width: inner.width, height: hintHeight)
        let top = inner.maxY - LabMetrics.target
        closeButton.frame = CGRect(x: inner.maxX - 120, y: top, width: 120, height: LabMetrics.target)
        let listTop = hint.frame.maxY + 8
        list.frame = CGRect(x: inner.minX, y: listTop, width: inner.width, height: max(0, top - 12 - listTop))
    }

    func showLog() { list.lines = log.lines }

    private func note(_ call: String) { log.note(call, of: title ?? "") }

    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }

    /// Keys mean nothing to what lies below, but for those of the whole program.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let escapes = presses.filter { $0.key?.charactersIgnoringModifiers == "Escape" }
        if !escapes.isEmpty { dismiss(animated: true) }
        let wide = presses.subtracting(escapes).filter { press in
            guard let key = press.key else { return false }
            return key.charactersIgnoringModifiers == "F11" || key.shortcutLetter == "q" && key.modifierFlags.contains(.control)
        }
        if !wide.isEmpty { super.pressesBegan(wide, with: event) }
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }
}

/// Lays itself out as it is told, and keeps fingers from what lies behind.
private final class PresentedView: UIView {
    private let layOut: (CGRect) -> Void

    init(layOut: @escaping (CGRect) -> Void) {
        self.layOut = layOut
        super.init(frame: .zero)
    }

    override func layoutSubviews() { layOut(bounds) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
