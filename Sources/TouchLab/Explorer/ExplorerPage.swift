import UIKit

/// Every contact as it is, and what is odd about it.
final class ExplorerPage: LabPage {
    private enum Tab: Int, CaseIterable { case contacts, flags, system }

    let pad: TouchPad
    private let panel = UIView()
    private let call: UILabel
    private let table: ContactTable
    private let flagList, factList: LogListView
    private let status: UILabel
    private lazy var tabs = kit.segments(
        ["Contacts", "Flags", "System"], id: "lab.explorer.tabs", label: "What is listed"
    ) { [unowned self] _ in showTab() }
    private lazy var copyButton = button("Copy report", "copy") { [unowned self] in copyReport() }
    private lazy var checkButton = button("Test offset", "check", "Test the touch offset") { [unowned self] in
        toggleCheck()
    }
    private lazy var sampleButton = button("Sample", "sample", "Play three fingers") { [unowned self] in
        playSample()
    }
    private lazy var clearButton = button("Clear", "clear") { [unowned self] in clear() }
    private var buttons: [LabButton] { [copyButton, checkButton, sampleButton, clearButton] }

    init(kit: LabKit) {
        pad = TouchPad(kit: kit)
        call = kit.label("No touch yet", font: LabKit.strongHint, id: "lab.explorer.call")
        table = ContactTable(appearance: kit.appearance)
        flagList = LogListView(id: "lab.explorer.flags", label: "Flags", appearance: kit.appearance)
        factList = LogListView(id: "lab.explorer.system", label: "System", appearance: kit.appearance)
        status = kit.label(font: LabKit.hint, secondary: true, id: "lab.explorer.status")
        super.init(
            kit: kit, name: "explorer", title: "Touch explorer",
            lesson: "Every finger, pen and mouse button as the system reports it. What looks wrong is flagged; the report is for a bug "
                + "tracker.")
    }

    override func viewDidLoad() {
        kit.stylePanel(panel)
        panel.isUserInteractionEnabled = false
        flagList.placeholder = "Nothing odd so far"
        for part in [pad, panel, tabs, status] + buttons { pageView.addSubview(part) }
        for part in [call, table, flagList, factList] { panel.addSubview(part) }
        pad.onChange = { [unowned self] in refresh() }
        showTab()
        refresh()
    }

    override func willHide() {
        super.willHide()
        pad.board.isLeaving = true
    }

    // MARK: What is shown

    private var report: TouchReport {
        TouchReport(host: kit.application.services.report, board: pad.board, check: pad.check, screen: kit.application.screen)
    }

    private func showTab() {
        let tab = Tab(rawValue: tabs.selectedSegmentIndex) ?? .contacts
        table.isHidden = tab != .contacts
        flagList.isHidden = tab != .flags
        factList.isHidden = tab != .system
        pageView.setNeedsLayout()
        // Asked for when it is looked at: the host may have to ask the system.
        if tab == .system { factList.lines = report.facts.map { LogListView.Line(text: "\($0.name): \($0.value)") } }
    }

    private func refresh() {
        let board = pad.board
        call.text = board.lastCall ?? "No touch yet"
        if table.contacts.count != board.contacts.count { pageView.setNeedsLayout() }
        table.contacts = board.contacts
        flagList.lines = board.flags.map { LogListView.Line(text: $0.text, color: kit.appearance.warning) }
        tabs.setTitle(board.flags.isEmpty ? "Flags" : "Flags (\(board.flags.count))", forSegmentAt: Tab.flags.rawValue)
        if let check = pad.check { showCheck(check) }
        if panel.isHidden != (pad.check?.isDone == false) { pageView.setNeedsLayout() }
    }

    private func showCheck(_ check: OffsetCheck) {
        checkButton.isSelected = !check.isDone
        let total = ExplorerConstants.offsetTaps
        if check.isDone {
            status.text = (check.isOff ? "Touches are off: " : "Touches are where they should be: ") + check.text
        } else {
            status.text = "Tap the cross, as exactly as you can: \(check.offsets.count) of \(total)"
        }
        status.textColor = check.isOff ? kit.appearance.warning : kit.appearance.secondaryContent
    }

    // MARK: What is done

    private func copyReport() {
        UIPasteboard.general.string = report.text
        status.textColor = kit.appearance.secondaryContent
        status.text = "The report is on the clipboard"
    }

    private func toggleCheck() {
        let isUnderWay = pad.check?.isDone == false
        pad.check = isUnderWay ? nil : OffsetCheck()
        checkButton.isSelected = !isUnderWay
        status.text = ""
        refresh()
    }

    private func clear() {
        pad.board.forgetAll()
        pad.check = nil
        checkButton.isSelected = false
        status.text = ""
        pad.setNeedsDisplay()
        refresh()
    }

    /// Three fingers that circle.
    private func playSample() {
        let size = pad.bounds.size
        let radius = min(size.width, size.height) * 0.3
        kit.hand.play(SampleHand.Step.strokes(for: 1.2, steps: 72) { part in
            (0..<3).map { finger in
                let angle = 2 * CGFloat.pi * (CGFloat(finger) / 3 + part * 0.6)
                return CGPoint(x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
            }
        }, on: pad)
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        let isWide = area.width >= LabMetrics.widePage
        let gap = LabMetrics.gap
        let column = isWide ? CGRect(x: area.maxX - 320, y: area.minY, width: 320, height: area.height) : area
        tabs.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: LabMetrics.target)
        let height = UIView.gridHeight(buttons.count, columns: isWide ? 2 : 4)
        let foot = CGRect(x: column.minX, y: column.maxY - height, width: column.width, height: height)
        pageView.grid(buttons, columns: isWide ? 2 : 4, in: foot)
        status.frame = CGRect(x: column.minX, y: column.maxY - height - 28, width: column.width, height: 20)
        let middle = CGRect(
            x: column.minX, y: tabs.frame.maxY + gap, width: column.width, height: max(0, status.frame.minY - 8 - tabs.frame.maxY - gap))
        if isWide {
            pad.frame = CGRect(x: area.minX, y: area.minY, width: max(0, column.minX - LabMetrics.wideGap - area.minX), height: area.height)
            panel.frame = middle
            (panel.alpha, panel.isHidden, pad.coveredHeight) = (1, false, 0)
        } else {
            // The list lies over the pad, where fingers go through it.
            pad.frame = middle
            let rows = CGFloat(max(3, pad.board.contacts.count) + 1)
            let wanted = 48 + max(rows * ContactTable.rowHeight, table.isHidden ? 7 * LogListView.rowHeight : 0)
            panel.frame = CGRect(x: middle.minX, y: middle.minY, width: middle.width, height: min(middle.height, wanted))
            // But crosses to be tapped must be seen.
            (panel.alpha, panel.isHidden) = (0.9, pad.check?.isDone == false)
            pad.coveredHeight = panel.isHidden ? 0 : panel.frame.height
        }
        let inner = panel.bounds.insetBy(dx: 12, dy: 10)
        call.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 20)
        let list = CGRect(x: inner.minX, y: inner.minY + 24, width: inner.width, height: max(0, inner.height - 24))
        for part in [table, flagList, factList] { part.frame = list }
    }
}
