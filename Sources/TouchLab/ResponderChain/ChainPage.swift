import UIKit

/// From the touched button up to the application's delegate: who keeps a touch, and who passes it on.
final class ChainPage: LabPage {
    let recorder = ChainRecorder()
    let link: ChainButton
    let card, panel: ChainBox
    private let chain: LogListView
    private let verdict: UILabel
    private var passesOn = false
    private let switches: [(label: UILabel, toggle: UISwitch)]
    private lazy var sample = button("Sample", "sample", "Play a tap on the button") { [unowned self] in playSample() }

    init(kit: LabKit) {
        let recorder = recorder
        link = ChainButton(id: "lab.chain.button", recorder: recorder, kit: kit)
        card = ChainBox("Card", id: "lab.chain.card", color: LabPalette.color(4), recorder: recorder, kit: kit)
        panel = ChainBox("Panel", id: "lab.chain.panel", color: LabPalette.color(0), recorder: recorder, kit: kit)
        chain = LogListView(id: "lab.chain.list", label: "Chain", appearance: kit.appearance)
        verdict = kit.label("Touch the button or a box", font: LabKit.strong, id: "lab.chain.verdict")
        switches = ["Button", "Card", "Panel", "Controller"].map { name in
            let toggle = UISwitch(frame: .zero)
            toggle.onTintColor = kit.appearance.accent
            toggle.accessibilityIdentifier = "lab.chain.switch.\(name.lowercased())"
            toggle.accessibilityLabel = "\(name) passes touches on"
            return (kit.label("\(name) passes on"), toggle)
        }
        super.init(
            kit: kit, name: "chain", title: "Responder chain",
            lesson: "A touch goes to the view it landed on. Who does not keep it passes it to its next responder: superview, controller, "
                + "window, application, and last the application's delegate.")
    }

    override func viewDidLoad() {
        for part in [panel, chain, verdict, sample] as [UIView] { pageView.addSubview(part) }
        panel.addSubview(card)
        card.addSubview(link)
        for (label, toggle) in switches {
            pageView.addSubview(label)
            pageView.addSubview(toggle)
            toggle.on(.valueChanged) { [unowned self] in takeOverSwitches() }
        }
        recorder.onChange = { [unowned self] in showChain() }
        chain.placeholder = "The chain is listed here, from the bottom up"
    }

    /// The controller is a link of its own chain.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        recorder.note(self, passesOn ? .passedOn : .handled)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesCancelled(touches, with: event) }
    }

    private func takeOverSwitches() {
        let isOn = switches.map(\.toggle.isOn)
        (link.passesOn, card.passesOn, panel.passesOn, passesOn) = (isOn[0], isOn[1], isOn[2], isOn[3])
    }

    private func showChain() {
        let keeper = recorder.links.first { $0.fate == .handled }
        verdict.text = keeper.map { "\($0.name) handled it" } ?? "Nobody kept it: it is discarded"
        chain.lines = recorder.links.map { link in
            switch link.fate {
            case .handled: LogListView.Line(text: "\(link.name): handled it", color: LabPalette.color(2))
            case .passedOn: LogListView.Line(text: "\(link.name): passed on", color: LabPalette.color(0))
            case .notAsked: LogListView.Line(text: "\(link.name): not asked", color: kit.appearance.hairline, isQuiet: true)
            }
        }
    }

    private func playSample() {
        let middle = CGPoint(x: link.bounds.midX, y: link.bounds.midY)
        kit.hand.play([SampleHand.Step(0.1, .down, [middle]), SampleHand.Step(0.3, .up, [middle])], on: link)
    }

    override func layOut(in area: CGRect) {
        let isWide = area.width >= LabMetrics.widePage
        let (gap, target) = (LabMetrics.gap, LabMetrics.target)
        let column = isWide ? CGRect(x: area.maxX - 300, y: area.minY, width: 300, height: area.height) : area
        let boxes = CGRect(
            x: area.minX, y: area.minY, width: isWide ? column.minX - LabMetrics.wideGap - area.minX : area.width,
            height: isWide ? max(120, area.height - 2 * target - gap) : min(150, area.height * 0.34))
        panel.frame = boxes
        let insets = UIEdgeInsets(top: 32, left: boxes.width * 0.2, bottom: boxes.height * 0.1, right: boxes.width * 0.1)
        card.frame = panel.bounds.inset(by: insets).integral
        let side = CGSize(width: min(160, card.bounds.width - 40), height: target)
        let corner = CGPoint(x: ((card.bounds.width - side.width) / 2).rounded(), y: ((card.bounds.height - side.height) / 2 + 8).rounded())
        link.frame = CGRect(origin: corner, size: side)
        // Two rows of two switches under the boxes.
        let width = (boxes.width - LabMetrics.wideGap) / 2
        for (index, part) in switches.enumerated() {
            let x = boxes.minX + CGFloat(index % 2) * (width + LabMetrics.wideGap), y = boxes.maxY + gap + CGFloat(index / 2) * target
            part.toggle.frame.origin = CGPoint(x: x, y: y)
            part.label.frame = CGRect(x: x + 60, y: y, width: max(0, width - 60), height: target)
        }
        let top = isWide ? column.minY : boxes.maxY + gap + 2 * target + gap
        verdict.frame = CGRect(x: column.minX, y: top, width: column.width - (isWide ? 0 : 108), height: isWide ? 24 : target)
        sample.frame = isWide
            ? CGRect(x: column.minX, y: column.maxY - target, width: 100, height: target)
            : CGRect(x: column.maxX - 100, y: top, width: 100, height: target)
        let listTop = verdict.frame.maxY + 4
        let listBottom = isWide ? sample.frame.minY - gap : column.maxY
        chain.frame = CGRect(x: column.minX, y: listTop, width: column.width, height: max(0, listBottom - listTop))
    }
}
