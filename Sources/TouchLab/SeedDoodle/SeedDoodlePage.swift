import UIKit

/// The classic first drawing program, with its colours and its three buttons.
final class SeedDoodlePage: LabPage {
    let canvas = SeedDoodleView()
    private let status: UILabel
    private static let colors: [(name: String, color: UIColor)] = [("Black", .black), ("Red", .red), ("Green", .green), ("Blue", .blue)]

    private lazy var colorChoice = kit.segments(
        SeedDoodlePage.colors.map(\.name), id: "lab.seed.color", label: "Colour of the next line"
    ) { [unowned self] in canvas.color = SeedDoodlePage.colors[$0].color }
    private lazy var back = button("Back", "back", "Take back the latest line") { [unowned self] in canvas.back() }
    private lazy var clear = button("Clear", "clear", "Clear all lines") { [unowned self] in canvas.clear() }
    private lazy var save = button("Save", "save", "Save as capture.png") { [unowned self] in saveCapture() }
    private lazy var sample = button("Sample", "sample", "Play two fingers that draw") { [unowned self] in playSample() }
    private var buttons: [LabButton] { [back, clear, save, sample] }

    init(kit: LabKit) {
        status = kit.label(font: LabKit.hint, secondary: true, lines: 2, id: "lab.seed.status")
        super.init(
            kit: kit, name: "seed", title: "Seed doodle",
            lesson: "The first drawing program of every course: points in arrays, colours beside them, all stroked again in draw(_:) on "
                + "each move. Right to learn from, slow when full.")
    }

    override func viewDidLoad() {
        canvas.clipsToBounds = true
        canvas.cornerRadius = LabMetrics.panelRadius
        (canvas.borderWidth, canvas.borderColor) = (0.01, kit.appearance.hairline)
        canvas.accessibilityIdentifier = "lab.seed.canvas"
        canvas.accessibilityLabel = "Draw here"
        canvas.accessibilityTraits = .allowsDirectInteraction
        for part in [canvas, colorChoice, status] + buttons as [UIView] { pageView.addSubview(part) }
        canvas.linesDidChange = { [unowned self] in showLines() }
        showLines()
    }

    private func showLines() {
        back.isEnabled = !canvas.lines.isEmpty
        clear.isEnabled = !canvas.lines.isEmpty
        say("\(canvas.lines.count) line\(canvas.lines.count == 1 ? "" : "s")")
    }

    private func say(_ text: String, isWarning: Bool = false) {
        status.text = text
        status.textColor = isWarning ? kit.appearance.warning : kit.appearance.secondaryContent
    }

    private func saveCapture() {
        let (png, documents, reportError) = (Array(canvas.pngData()), kit.documents, kit.reportError)
        kit.application.services.runInBackground {
            let result = Result { try CaptureFile.write(png, to: documents()) }
            if case .failure(let error) = result { reportError("\(error)") }
            return { [weak self] in
                switch result {
                case .success(let path): self?.say("Saved \(path.text)")
                case .failure(let error): self?.say("Not saved: \(error)", isWarning: true)
                }
            }
        }
    }

    override func handle(_ key: UIKey) -> Bool {
        if key.modifierFlags.contains(.control) {
            switch key.shortcutLetter {
            case "z": canvas.back()
            case "s": saveCapture()
            default: return false
            }
            return true
        }
        // Digits by place, since many layouts print them only with Shift.
        guard let digit = Int(key.scancode), SeedDoodlePage.colors.indices.contains(digit - 1) else { return false }
        colorChoice.selectedSegmentIndex = digit - 1
        canvas.color = SeedDoodlePage.colors[digit - 1].color
        return true
    }

    private func playSample() {
        let size = canvas.bounds.size
        kit.hand.play(SampleHand.Step.strokes(for: 1, steps: 60) { part in
            let wave = sin(part * .pi * 3) * size.height * 0.15
            return [
                CGPoint(x: size.width * (0.15 + 0.7 * part), y: size.height * 0.35 + wave),
                CGPoint(x: size.width * (0.85 - 0.7 * part), y: size.height * 0.65 + wave),
            ]
        }, on: canvas)
    }

    override func layOut(in area: CGRect) {
        let (gap, target) = (LabMetrics.gap, LabMetrics.target)
        let isWide = area.width >= LabMetrics.widePage
        let statusHeight: CGFloat = 36
        let colorWidth = isWide ? min(320, (area.width - gap) / 2) : area.width
        let buttonsWidth = isWide ? area.width - colorWidth - LabMetrics.wideGap : area.width
        let bottom = area.maxY - statusHeight - 4
        let buttonTop = bottom - target
        let colorTop = isWide ? buttonTop : buttonTop - gap - target
        colorChoice.frame = CGRect(x: area.minX, y: colorTop, width: colorWidth, height: target)
        pageView.grid(buttons, columns: 4, in: CGRect(x: area.maxX - buttonsWidth, y: buttonTop, width: buttonsWidth, height: target))
        status.frame = CGRect(x: area.minX, y: area.maxY - statusHeight, width: area.width, height: statusHeight)
        canvas.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, colorTop - 12 - area.minY))
    }
}
