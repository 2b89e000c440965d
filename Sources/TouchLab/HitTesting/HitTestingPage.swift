import UIKit

/// Which view a finger lands on, and how it is found.
final class HitTestingPage: LabPage {
    let trace = HitTrace()
    let stage: ProbeStage
    let marks: ProbeMarks
    private let back, front, clear, hidden, disabled, disabledChild, holder, child: ProbeView
    private let verdict: UILabel
    private let path: LogListView
    private var lit: ProbeView?
    /// What an arrow key moves the point by, in points. Chosen.
    private static let step: CGFloat = 8
    /// Where Next goes: each view, and the half that lies outside.
    private var spot = -1

    private lazy var nextButton = button("Next place", "next") { [unowned self] in goToNextSpot() }

    init(kit: LabKit) {
        let trace = trace
        func make(_ name: String, _ color: Int, _ id: String) -> ProbeView {
            ProbeView(name, color: LabPalette.color(color), id: "lab.hit.\(id)", trace: trace, kit: kit)
        }
        stage = ProbeStage("Stage", color: kit.appearance.secondaryContent, id: "lab.hit.stage", trace: trace, kit: kit)
        (back, front) = (make("Back", 0, "back"), make("Front", 3, "front"))
        (clear, hidden) = (make("Transparent", 4, "transparent"), make("Hidden", 5, "hidden"))
        (disabled, disabledChild) = (make("Disabled", 6, "disabled"), make("In it", 6, "disabledChild"))
        (holder, child) = (make("Parent", 2, "parent"), make("Half out", 7, "child"))
        marks = ProbeMarks(appearance: kit.appearance)
        verdict = kit.label("Touch anything", font: LabKit.strong, id: "lab.hit.verdict")
        path = LogListView(id: "lab.hit.path", label: "Search path", appearance: kit.appearance)
        super.init(
            kit: kit, name: "hit", title: "Hit testing",
            lesson: "Views are asked front to back. One that is hidden, transparent, disabled or not under the point refuses with all "
                + "that is in it, what sticks out of it too. Keys: arrows.")
    }

    override func viewDidLoad() {
        clear.alpha = 0.005
        hidden.isHidden = true
        disabled.isUserInteractionEnabled = false
        disabled.addSubview(disabledChild)
        holder.addSubview(child)
        for view in [back, front, clear, hidden, disabled, holder] { stage.addSubview(view) }
        for part in [stage, marks, verdict, path, nextButton] { pageView.addSubview(part) }
        stage.onProbe = { [unowned self] in probe($0) }
        path.placeholder = "The search path is listed here"
    }

    /// Searches for the view at `point` of the stage and shows the way there.
    func probe(_ point: CGPoint) {
        let found = trace.record(stage, point) as? ProbeView
        lit?.isLit = false
        found?.isLit = true
        lit = found
        marks.point = point
        verdict.text = found.map { "\($0.name) is hit" } ?? "Nothing is hit"
        path.lines = trace.steps.map { step in
            switch step.outcome {
            case .hit: LogListView.Line(text: "\(step.name): hit", color: LabPalette.color(2), level: step.level)
            case .passedDown: LogListView.Line(text: "\(step.name): something in it", color: LabPalette.color(0), level: step.level)
            case .refused(let reason):
                LogListView.Line(text: "\(step.name): \(reason)", color: kit.appearance.secondaryContent, isQuiet: true, level: step.level)
            }
        }
    }

    private func goToNextSpot() {
        let views: [UIView] = [back, front, clear, hidden, disabledChild, holder, child]
        spot = (spot + 1) % (views.count + 1)
        // The last one is the part of the child that lies outside of its holder.
        let view = views[min(spot, views.count - 1)]
        let part = spot == views.count ? 0.75 : view === child ? 0.25 : 0.2
        probe(view.convert(CGPoint(x: view.bounds.width * part, y: view.bounds.height * 0.75), to: stage))
    }

    override func handle(_ key: UIKey) -> Bool {
        let step = HitTestingPage.step
        var point = marks.point ?? CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        switch key.charactersIgnoringModifiers {
        case "Left": point.x -= step
        case "Right": point.x += step
        case "Up": point.y -= step
        case "Down": point.y += step
        default: return false
        }
        probe(CGPoint(x: min(max(point.x, 0), stage.bounds.width - 1), y: min(max(point.y, 0), stage.bounds.height - 1)))
        return true
    }

    override func layOut(in area: CGRect) {
        let isWide = area.width >= LabMetrics.widePage
        let (gap, target) = (LabMetrics.gap, LabMetrics.target)
        let listHeight = 11 * LogListView.rowHeight
        if isWide {
            let x = area.maxX - 260
            stage.frame = CGRect(x: area.minX, y: area.minY, width: x - LabMetrics.wideGap - area.minX, height: area.height)
            verdict.frame = CGRect(x: x, y: area.minY, width: 260, height: 24)
            path.frame = CGRect(x: x, y: area.minY + 32, width: 260, height: max(0, stage.frame.maxY - area.minY - 32 - target - gap))
            nextButton.frame = CGRect(x: x, y: stage.frame.maxY - target, width: 140, height: target)
        } else {
            let height = max(140, area.height - listHeight - gap)
            stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
            let top = stage.frame.maxY + gap
            path.frame = CGRect(x: area.minX, y: top, width: area.width - 150, height: max(0, area.maxY - top))
            verdict.frame = CGRect(x: area.maxX - 140, y: top, width: 140, height: 24)
            nextButton.frame = CGRect(x: area.maxX - 140, y: area.maxY - target, width: 140, height: target)
        }
        marks.frame = stage.frame
        place(in: stage.bounds.size)
    }

    private func place(in size: CGSize) {
        func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: (size.width * x).rounded(), y: (size.height * y).rounded(), width: (size.width * width).rounded(),
                height: (size.height * height).rounded())
        }
        back.frame = frame(0.05, 0.14, 0.34, 0.38)
        front.frame = frame(0.24, 0.30, 0.28, 0.34)
        clear.frame = frame(0.58, 0.10, 0.36, 0.22)
        hidden.frame = frame(0.58, 0.38, 0.36, 0.20)
        disabled.frame = frame(0.05, 0.68, 0.36, 0.28)
        disabledChild.frame = CGRect(
            x: disabled.bounds.width * 0.45, y: disabled.bounds.height * 0.4, width: disabled.bounds.width * 0.5,
            height: disabled.bounds.height * 0.5).integral
        holder.frame = frame(0.48, 0.68, 0.24, 0.28)
        let room = holder.bounds.size
        child.frame = CGRect(x: room.width * 0.5, y: room.height * 0.4, width: room.width, height: room.height * 0.5).integral
        marks.ghosts = [ProbeMarks.Ghost(frame: clear.frame, name: "Transparent"), ProbeMarks.Ghost(frame: hidden.frame, name: "Hidden")]
    }
}
