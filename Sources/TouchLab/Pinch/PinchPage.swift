import UIKit

/// Two fingers on a view for several: the way by hand, from their distance, beside the pinch recognizer's.
final class PinchPage: LabPage {
    let pad: PinchPad
    let pinch = UIPinchGestureRecognizer()
    private let distance, verdict, scale, velocity: ReadoutView
    private var readouts: [ReadoutView] { [distance, verdict, scale, velocity] }
    /// The fingers' distance at the last call; the lesson compares each one with it.
    private var lastDistance: CGFloat?
    /// The zoom that the present gesture started from.
    private var baseZoom: CGFloat = 1
    /// What the picture can be zoomed to. Chosen: small enough to see it whole, large enough to lose oneself.
    private static let zooms: ClosedRange<CGFloat> = 0.25...6
    /// What a key or button changes the zoom by. Chosen.
    private static let step: CGFloat = 1.25

    private lazy var buttons: [LabButton] = [
        button("–", "out", "Zoom out") { [unowned self] in zoom(by: 1 / PinchPage.step) },
        button("+", "in", "Zoom in") { [unowned self] in zoom(by: PinchPage.step) },
        button("Reset", "reset", "Reset the zoom") { [unowned self] in set(zoom: 1) },
        button("Sample", "sample", "Play two fingers") { [unowned self] in playSample() },
    ]

    init(kit: LabKit) {
        pad = PinchPad(kit: kit)
        distance = ReadoutView("Distance", id: "lab.pinch.distance", kit: kit)
        verdict = ReadoutView("The lesson says", id: "lab.pinch.verdict", kit: kit)
        scale = ReadoutView("Pinch scale", id: "lab.pinch.scale", kit: kit)
        velocity = ReadoutView("Velocity", id: "lab.pinch.velocity", kit: kit)
        super.init(
            kit: kit, name: "pinch", title: "Pinch",
            lesson: "A view hears one finger unless isMultipleTouchEnabled is on. With two, their distance now against their distance "
                + "before says zoom in or out. Keys: + and –.")
    }

    override func viewDidLoad() {
        for part in [pad] + readouts + buttons { pageView.addSubview(part) }
        // It only looks on: the pad hears every call as if it were not there.
        pinch.cancelsTouchesInView = false
        pinch.delaysTouchesEnded = false
        pad.addGestureRecognizer(pinch)
        pinch.on { [unowned self] in pinched($0) }
        pad.onChange = { [unowned self] in fingersDidChange() }
    }

    /// The lesson: the distance now against the one before.
    private func fingersDidChange() {
        guard let now = pad.distance else {
            lastDistance = nil
            return
        }
        distance.value = "\(Figures.text(now)) pt"
        if let before = lastDistance, abs(now - before) >= 0.5 { verdict.value = now > before ? "zoom in" : "zoom out" }
        lastDistance = now
    }

    private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .began { baseZoom = pad.picture.zoom }
        set(zoom: baseZoom * recognizer.scale)
        scale.value = "× \(Figures.text(recognizer.scale, 2))"
        velocity.value = "\(Figures.text(recognizer.velocity, 2)) /s"
    }

    private func set(zoom: CGFloat) {
        pad.picture.zoom = min(max(zoom, PinchPage.zooms.lowerBound), PinchPage.zooms.upperBound)
        pad.accessibilityValue = "\(Figures.text(pad.picture.zoom * 100)) %"
    }

    private func zoom(by factor: CGFloat) {
        set(zoom: pad.picture.zoom * factor)
        verdict.value = factor > 1 ? "zoom in" : "zoom out"
    }

    override func handle(_ key: UIKey) -> Bool {
        switch key.characters {
        case "+", "=", "Keypad +": zoom(by: PinchPage.step)
        case "-", "–", "Keypad -": zoom(by: 1 / PinchPage.step)
        case "0": set(zoom: 1)
        default: return false
        }
        return true
    }

    /// Two fingers that part, and then come together a little.
    private func playSample() {
        let middle = CGPoint(x: pad.bounds.midX, y: pad.bounds.midY)
        let reach = min(pad.bounds.width, pad.bounds.height)
        kit.hand.play(SampleHand.Step.strokes(for: 1.2, steps: 72) { part in
            let half = reach * (0.1 + 0.3 * sin(part * .pi * 0.7))
            return [CGPoint(x: middle.x - half, y: middle.y + half / 3), CGPoint(x: middle.x + half, y: middle.y - half / 3)]
        }, on: pad)
    }

    override func layOut(in area: CGRect) {
        let isWide = area.width >= LabMetrics.widePage
        let gap = LabMetrics.gap
        let column = isWide ? CGRect(x: area.maxX - 220, y: area.minY, width: 220, height: area.height) : area
        let columns = isWide ? 2 : 4
        let height = UIView.gridHeight(buttons.count, columns: columns)
        let foot = CGRect(x: column.minX, y: column.maxY - height, width: column.width, height: height)
        pageView.grid(buttons, columns: columns, in: foot)
        if isWide {
            pad.frame = CGRect(x: area.minX, y: area.minY, width: column.minX - LabMetrics.wideGap - area.minX, height: area.height)
            for (index, readout) in readouts.enumerated() {
                let y = column.minY + CGFloat(index) * (ReadoutView.height + 16)
                readout.frame = CGRect(x: column.minX, y: y, width: column.width, height: ReadoutView.height)
            }
        } else {
            let top = column.maxY - height - 12 - ReadoutView.height
            let width = (column.width - 3 * gap) / 4
            for (index, readout) in readouts.enumerated() {
                readout.frame = CGRect(x: column.minX + CGFloat(index) * (width + gap), y: top, width: width, height: ReadoutView.height)
            }
            pad.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, top - 12 - area.minY))
        }
    }
}
