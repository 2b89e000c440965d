import UIKit

/// Single against double taps, and two fingers together or one after the other.
final class TapsPage: LabPage {
    let tapPad, pairPad: TapPad
    let decider: TapDecider
    private let lessonBar, toolkitBar: WaitBar
    private let tapLog, pairLog: LogListView
    private lazy var ticker = FrameTicker(clock: kit.clock) { [unowned self] _ in showProgress() }
    private let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
    /// When the toolkit's own recognizers began to wait; nil while they do not.
    private var toolkitWaitingSince: TimeInterval?
    /// When the first of two fingers landed, and how many calls told of landings since.
    private var firstLanding: TimeInterval?

    private lazy var buttons: [LabButton] = [
        button("Single", "single", "Play a single tap") { [unowned self] in playTaps([0.1]) },
        button("Double", "double", "Play a double tap") { [unowned self] in playTaps([0.1, 0.22]) },
        button("Slow double", "slow", "Play a slow double tap") { [unowned self] in playTaps([0.1, 0.42]) },
        button("Together", "together", "Play two fingers together") { [unowned self] in playPair(apart: 0) },
        button("One by one", "apart", "Play two fingers one after the other") { [unowned self] in
            playPair(apart: 0.18)
        },
    ]

    init(kit: LabKit) {
        tapPad = TapPad("Tap once or twice", id: "lab.taps.pad", isMultipleTouch: false, kit: kit)
        pairPad = TapPad("Put two fingers here", id: "lab.taps.pair", isMultipleTouch: true, kit: kit)
        decider = TapDecider(clock: kit.clock)
        let delay = Figures.text(CGFloat(TapDecider.delay), 1)
        lessonBar = WaitBar("The lesson waits \(delay) s", id: "lab.taps.bar.lesson", appearance: kit.appearance)
        let interval = Figures.text(CGFloat(TouchConstants.tapInterval), 2)
        toolkitBar = WaitBar("The toolkit waits \(interval) s", id: "lab.taps.bar.toolkit", appearance: kit.appearance)
        tapLog = LogListView(id: "lab.taps.log", label: "Taps", appearance: kit.appearance)
        pairLog = LogListView(id: "lab.taps.pairLog", label: "Two fingers", appearance: kit.appearance)
        super.init(
            kit: kit, name: "taps", title: "Taps",
            lesson: "A first tap may be half of a double tap. The lesson waits 0.2 s before it believes in a single one; the toolkit's "
                + "recognizers wait longer, and so never call a slow double tap both.")
    }

    override func viewDidLoad() {
        (tapLog.placeholder, pairLog.placeholder) = ("No tap yet", "No finger yet")
        for part in [tapPad, pairPad, lessonBar, toolkitBar, tapLog, pairLog] + buttons { pageView.addSubview(part) }
        tapPad.onTouches = { [unowned self] in hearTap($0, $1) }
        pairPad.onTouches = { [unowned self] in hearPair($0, $1) }
        decider.onWaitChange = { [unowned self] in waitDidChange() }
        decider.onDecision = { [unowned self] decision in
            let word = decision == .single ? "single tap" : "double tap"
            lessonBar.result = word
            log("Lesson: \(word)", LabPalette.color(0))
        }
        addRecognizers()
    }

    override func willHide() {
        super.willHide()
        decider.stopWaiting()
        toolkitWaitingSince = nil
        waitDidChange()
    }

    // MARK: The toolkit's own way

    private func addRecognizers() {
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for recognizer in [single, double] {
            // They only look on: the pad hears every call as if they were not there.
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
            tapPad.addGestureRecognizer(recognizer)
        }
        single.on { [unowned self] _ in toolkitDecided("single tap") }
        double.on { [unowned self] _ in toolkitDecided("double tap") }
    }

    private func toolkitDecided(_ word: String) {
        toolkitBar.result = word
        toolkitWaitingSince = nil
        waitDidChange()
        log("Toolkit: \(word)", LabPalette.color(3))
    }

    // MARK: What the pads hear

    private func hearTap(_ phase: UITouch.Phase, _ touches: [UITouch]) {
        guard let touch = touches.first else { return }
        switch phase {
        case .began:
            decider.landed(tapCount: touch.tapCount)
            toolkitWaitingSince = nil
            waitDidChange()
        case .ended:
            log("Finger up, tapCount \(touch.tapCount)", nil)
            if touch.tapCount == 1 { toolkitWaitingSince = kit.clock.now }
            decider.lifted(tapCount: touch.tapCount)
        case .cancelled: decider.stopWaiting()
        case .moved, .stationary: break
        }
    }

    private func hearPair(_ phase: UITouch.Phase, _ touches: [UITouch]) {
        guard phase == .began else { return }
        let now = kit.clock.now
        let line: String
        if touches.count > 1 {
            line = "touchesBegan: \(touches.count) together"
            firstLanding = nil
        } else if let first = firstLanding, let touch = touches.first, touch.landingOrder > 0 {
            line = "touchesBegan: 1, \(Figures.text(CGFloat(now - first) * 1000)) ms later"
        } else {
            line = "touchesBegan: 1"
            firstLanding = now
        }
        add(LogListView.Line(text: line, color: LabPalette.color(touches.count > 1 ? 2 : 4)), to: pairLog)
    }

    private func log(_ text: String, _ color: UIColor?) {
        add(LogListView.Line(text: "\(Figures.seconds(kit.clock.now))  \(text)", color: color, isQuiet: color == nil), to: tapLog)
    }

    /// Newest first.
    private func add(_ line: LogListView.Line, to log: LogListView) { log.lines = Array(([line] + log.lines).prefix(30)) }

    // MARK: The bars

    private func waitDidChange() {
        if decider.waitingSince != nil || toolkitWaitingSince != nil { ticker.start() } else { ticker.stop() }
        showProgress()
    }

    private func showProgress() {
        func part(_ since: TimeInterval?, of span: TimeInterval) -> CGFloat? { since.map { CGFloat((kit.clock.now - $0) / span) } }
        lessonBar.progress = part(decider.waitingSince, of: TapDecider.delay)
        toolkitBar.progress = part(toolkitWaitingSince, of: TouchConstants.tapInterval)
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        let (gap, wide) = (LabMetrics.gap, LabMetrics.wideGap)
        let columns = area.width >= LabMetrics.widePage ? 5 : 3
        let buttonHeight = UIView.gridHeight(buttons.count, columns: columns)
        let foot = CGRect(x: area.minX, y: area.maxY - buttonHeight, width: area.width, height: buttonHeight)
        pageView.grid(buttons, columns: columns, in: foot)
        let width = ((area.width - wide) / 2).rounded(.down)
        let left = CGRect(x: area.minX, y: area.minY, width: width, height: max(0, area.height - buttonHeight - gap - 4))
        let right = left.offsetBy(dx: width + wide, dy: 0)
        let padHeight = max(100, min(260, left.height - 2 * WaitBar.height - 6 * LogListView.rowHeight - 3 * gap))
        tapPad.frame = CGRect(x: left.minX, y: left.minY, width: width, height: padHeight)
        pairPad.frame = CGRect(x: right.minX, y: right.minY, width: width, height: padHeight)
        lessonBar.frame = CGRect(x: left.minX, y: tapPad.frame.maxY + 12, width: width, height: WaitBar.height)
        toolkitBar.frame = CGRect(x: left.minX, y: lessonBar.frame.maxY + gap, width: width, height: WaitBar.height)
        let top = toolkitBar.frame.maxY + 12
        tapLog.frame = CGRect(x: left.minX, y: top, width: width, height: max(0, left.maxY - top))
        let pairTop = pairPad.frame.maxY + 12
        pairLog.frame = CGRect(x: right.minX, y: pairTop, width: width, height: max(0, right.maxY - pairTop))
    }
}
