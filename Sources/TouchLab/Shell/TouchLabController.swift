import ImageFiles
import UIKit

/// The touch laboratory: pages on which to see, by finger or by key, what the toolkit does with touches.
///
/// Put its view over what is on the screen and make it the first responder; it says when it is done. Keys: Ctrl+Tab or Page Down for
/// the next page, Ctrl+Shift+Tab or Page Up for the one before, Escape back.
public final class TouchLabController: UIViewController {
    /// The user wants back.
    public var onClose: () -> Void = {}

    let kit: LabKit
    let pages: [LabPage]
    private(set) var pageIndex = 0
    /// In a window that it was opened in; else it covers the drawing.
    private let isInOwnWindow: Bool
    private lazy var bar = LabBar(pages: pages.count, isInOwnWindow: isInOwnWindow, kit: kit, controller: self)
    private lazy var index = LabIndex(pages, kit: kit) { [unowned self] in show(pageAt: $0) }
    private lazy var root = LabRootView(bar: bar, index: index, appearance: kit.appearance)

    /// - Parameters:
    ///   - documents: the folder that pictures are saved in; asked anew each time, nil where there is none.
    ///   - reportError: hears every failure in one line.
    public convenience init(
        application: UIApplication, appearance: LabAppearance, documents: @escaping @Sendable () -> FilePath?,
        reportError: @escaping @Sendable (String) -> Void
    ) {
        self.init(
            kit: LabKit(application: application, appearance: appearance, documents: documents, reportError: reportError),
            isInOwnWindow: false)
    }

    init(kit: LabKit, isInOwnWindow: Bool) {
        (self.kit, self.isInOwnWindow) = (kit, isInOwnWindow)
        pages = TouchLabController.makePages(kit)
        super.init()
        title = "Touch laboratory"
    }

    public override func loadView() { view = root }

    public override func viewDidLoad() { show(pageAt: 0) }

    public override var canBecomeFirstResponder: Bool { true }

    /// A page that wants to hear what goes to the first responder is one in its place, and passes on what it does not use.
    @discardableResult
    public override func becomeFirstResponder() -> Bool {
        page.canBecomeFirstResponder ? page.becomeFirstResponder() : super.becomeFirstResponder()
    }

    /// What plays ends when the window goes, or something covers it.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        page.willHide()
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in !(press.key.map { use($0, isRepeat: false) } ?? false) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in !(press.key.map { use($0, isRepeat: true) } ?? false) }
        if !unused.isEmpty { super.pressesChanged(unused, with: event) }
    }

    /// Escape while something here is focused.
    public override func accessibilityPerformEscape() -> Bool {
        goBack()
        return true
    }

    var page: LabPage { pages[pageIndex] }

    /// Leaves the laboratory: what plays stops, pages stay as they are.
    func close() {
        page.willHide()
        root.closeIndex()
        onClose()
    }
}

// MARK: - Pages

extension TouchLabController {
    func show(pageAt place: Int) {
        let isChosenByKey = bar.window?.focusedView?.isDescendant(of: index) == true
        // Focus goes back to where it came from.
        if root.closeIndex(), isChosenByKey { UIFocusSystem.focusSystem(for: bar)?.requestFocusUpdate(to: bar.title) }
        guard root.page == nil || place != pageIndex else { return }
        if root.page != nil {
            page.willHide()
            page.removeFromParent()
        }
        pageIndex = place
        addChild(page)
        root.page = page.view
        if root.window?.rootViewController?.presentedViewController == nil { becomeFirstResponder() }
        bar.show(page, at: place)
        index.select(place)
        root.setNeedsLayout()
    }

    /// The host has none to give.
    func forbidNewWindows() { bar.newWindow.isEnabled = false }

    /// To a page some places on, or back; behind the last one comes the first.
    func step(_ places: Int) { show(pageAt: (pageIndex + places + pages.count) % pages.count) }

    func toggleIndex() {
        let isClosedByKey = bar.window?.focusedView?.isDescendant(of: index) == true
        if root.closeIndex() {
            if isClosedByKey { UIFocusSystem.focusSystem(for: bar)?.requestFocusUpdate(to: bar.title) }
            return
        }
        let isOpenedByKey = bar.title.isFocused
        root.openIndex()
        if isOpenedByKey, let row = index.selectedRow { UIFocusSystem.focusSystem(for: row)?.requestFocusUpdate(to: row) }
    }
}

// MARK: - Keys

extension TouchLabController {
    private func use(_ key: UIKey, isRepeat: Bool) -> Bool {
        // What is presented over the page is meant, and not the page.
        guard presentedViewController == nil else { return false }
        let flags = key.modifierFlags
        switch (key.charactersIgnoringModifiers, flags.contains(.control), flags.contains(.shift)) {
        case ("Tab", true, false), ("PageDown", _, false): step(1)
        case ("Tab", true, true), ("PageUp", _, false): step(-1)
        case ("Escape", false, false):
            if !isRepeat { goBack() }
        default: return page.handle(key)
        }
        return true
    }

    private func goBack() {
        if root.isIndexOpen {
            toggleIndex()
        } else {
            close()
        }
    }
}
