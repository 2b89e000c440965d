import UIKit

/// Views on their way, and controllers that come and go over one another.
final class MovePage: LabPage {
    let log = AppearanceLog()
    let stage: MoveStage
    private let calls: LogListView
    private let panel = UIView()
    private let verdict: ReadoutView
    private let reduced = UISwitch(frame: .zero)
    private let reducedLabel: UILabel
    private weak var presented: PresentedController?
    /// The latest run, and when it began.
    private var run = (number: 0, start: TimeInterval(0))
    private lazy var ticker = FrameTicker(clock: kit.clock, framesPerSecond: MoveConstants.dotsPerSecond) { [unowned self] _ in
        stage.leaveDot()
    }

    private lazy var change = kit.segments(
        ["Frame", "Alpha", "Transform", "All"], id: "lab.move.change", label: "What changes") { _ in }
    private lazy var curve = kit.segments(
        ["In-out", "In", "Out", "Linear", "Spring"], id: "lab.move.curve", label: "How it goes there") { _ in }
    private lazy var buttons: [LabButton] = [
        button("Move", "go", "Move the card to its other end") { [unowned self] in go() },
        button("Sheet", "sheet", "Present a sheet") { [unowned self] in present(isSheet: true) },
        button("Full screen", "full", "Present over the full screen") { [unowned self] in present(isSheet: false) },
    ]

    init(kit: LabKit) {
        stage = MoveStage(kit: kit)
        calls = LogListView(id: "lab.move.calls", label: "Calls", appearance: kit.appearance)
        verdict = ReadoutView("Completion", id: "lab.move.completion", kit: kit)
        reducedLabel = kit.label("Reduced motion")
        super.init(
            kit: kit, name: "move", title: "Moving",
            lesson: "What is set inside of an animation is there at once and shown getting there; set anew, it goes on from where it is "
                + "seen. Controllers hear in order of coming and going.")
    }

    override func viewDidLoad() {
        kit.stylePanel(panel)
        panel.isUserInteractionEnabled = false
        calls.placeholder = "No controller came or went"
        reduced.onTintColor = kit.appearance.accent
        reduced.accessibilityIdentifier = "lab.move.reduced"
        reduced.accessibilityLabel = "Reduced motion"
        reduced.on(.valueChanged) { [unowned self] in kit.application.isReduceMotionEnabled = reduced.isOn }
        panel.addSubview(calls)
        for part in [stage, panel, change, curve, verdict, reduced, reducedLabel] + buttons as [UIView] { pageView.addSubview(part) }
        log.onChange = { [unowned self] in
            calls.lines = log.lines
            presented?.showLog()
        }
    }

    override func willHide() {
        super.willHide()
        ticker.stop()
    }

    // MARK: Coming and going

    override func viewWillAppear(_ animated: Bool) {
        reduced.isOn = kit.application.isReduceMotionEnabled
        log.note("viewWillAppear", of: "Page", isPage: true)
    }
    override func viewIsAppearing(_ animated: Bool) { log.note("viewIsAppearing", of: "Page", isPage: true) }
    override func viewDidAppear(_ animated: Bool) { log.note("viewDidAppear", of: "Page", isPage: true) }
    override func viewWillDisappear(_ animated: Bool) { log.note("viewWillDisappear", of: "Page", isPage: true) }
    override func viewDidDisappear(_ animated: Bool) { log.note("viewDidDisappear", of: "Page", isPage: true) }

    private func present(isSheet: Bool) {
        // The list tells one coming and going.
        log.forget()
        let controller = PresentedController(isSheet: isSheet, log: log, kit: kit)
        presented = controller
        present(controller, animated: true)
    }

    // MARK: Moving

    private func go() {
        let what = MoveStage.Change(rawValue: change.selectedSegmentIndex) ?? .frame
        run = (run.number + 1, kit.clock.now)
        verdict.value = "on its way"
        stage.forgetDots()
        stage.leaveDot()
        ticker.start()
        let number = run.number
        let changes = { [stage] in stage.turn(changing: what) }
        let done = { [weak self] (isFinished: Bool) -> Void in self?.ended(number, isFinished) }
        let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
        if curve.selectedSegmentIndex < curves.count {
            UIView.animate(
                withDuration: MoveConstants.duration, delay: 0, options: curves[curve.selectedSegmentIndex], animations: changes,
                completion: done)
        } else {
            UIView.animate(
                withDuration: MoveConstants.duration, delay: 0, usingSpringWithDamping: MoveConstants.damping, initialSpringVelocity: 0,
                animations: changes, completion: done)
        }
    }

    private func ended(_ number: Int, _ isFinished: Bool) {
        guard number == run.number else { return }
        ticker.stop()
        stage.leaveDot()
        verdict.value = isFinished ? "after \(Figures.text(CGFloat(kit.clock.now - run.start), 2)) s" : "cut short"
    }

    override func handle(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isEmpty, key.shortcutLetter == "m" || key.charactersIgnoringModifiers == "Space" else { return false }
        go()
        return true
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        let (gap, target) = (LabMetrics.gap, LabMetrics.target)
        let isWide = area.width >= MoveConstants.wide
        let side = isWide ? MoveConstants.side : area.width
        let column = CGRect(x: area.maxX - side, y: area.minY, width: side, height: area.height)
        pageView.grid(buttons, columns: 3, in: CGRect(
            x: column.minX, y: area.maxY - target, width: column.width, height: target))
        let leftWidth = isWide ? column.minX - LabMetrics.wideGap - area.minX : area.width
        let left = CGRect(x: area.minX, y: area.minY, width: leftWidth, height: area.height)
        let controlsBottom = isWide ? area.maxY : area.maxY - target - gap
        let stageHeight = isWide ? max(120, left.height - 3 * (target + gap)) : min(150, max(120, area.height * 0.3)).rounded()
        stage.frame = CGRect(x: left.minX, y: left.minY, width: left.width, height: stageHeight)
        change.frame = CGRect(x: left.minX, y: stage.frame.maxY + gap, width: left.width, height: target)
        curve.frame = CGRect(x: left.minX, y: change.frame.maxY + gap, width: left.width, height: target)
        let rowTop = curve.frame.maxY + gap
        reduced.frame.origin = CGPoint(x: left.minX, y: rowTop)
        reducedLabel.frame = CGRect(x: left.minX + 60, y: rowTop, width: 140, height: target)
        verdict.frame = CGRect(x: left.maxX - 150, y: rowTop - 2, width: 150, height: ReadoutView.height)
        let panelTop = isWide ? column.minY : verdict.frame.maxY + gap
        let panelBottom = isWide ? area.maxY - target - gap : controlsBottom
        panel.frame = CGRect(x: column.minX, y: panelTop, width: column.width, height: max(0, panelBottom - panelTop))
        calls.frame = panel.bounds.insetBy(dx: 12, dy: 8)
    }
}
