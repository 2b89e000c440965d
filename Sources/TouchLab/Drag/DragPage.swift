import UIKit

/// Views that are moved by location minus previous location, through a transform.
final class DragPage: LabPage {
    let pad = UIView()
    let cards: [DragCard]
    private let here, before, way, matrix: ReadoutView
    private var readouts: [ReadoutView] { [here, before, way, matrix] }
    private var picked: DragCard { cards.first(where: \.isPicked) ?? cards[0] }
    /// What an arrow key moves the card by, in points, and a press on Turn, in radians. Chosen.
    private static let step: CGFloat = 10
    private static let turn = CGFloat.pi / 12

    private lazy var measure = kit.segments(
        ["In superview", "In itself"], id: "lab.drag.measure", label: "Where movements are measured") { _ in }
    private lazy var undoButton = button("Undo", "undo", "Take back the latest move") { [unowned self] in undo() }
    private lazy var buttons: [LabButton] = [
        button("Turn", "turn", "Turn the card") { [unowned self] in turn() },
        undoButton,
        button("Reset", "reset", "Put the cards back") { [unowned self] in reset() },
        button("Sample", "sample", "Play a finger that drags the turned card") { [unowned self] in playSample() },
    ]

    init(kit: LabKit) {
        cards = [
            DragCard("Upright", angle: 0, color: LabPalette.color(0), id: "lab.drag.upright", kit: kit),
            DragCard("Rotated", angle: .pi / 6, color: LabPalette.color(4), id: "lab.drag.rotated", kit: kit),
            DragCard("Overhead", angle: .pi, color: LabPalette.color(5), id: "lab.drag.overhead", kit: kit),
        ]
        here = ReadoutView("location", id: "lab.drag.location", kit: kit)
        before = ReadoutView("previous", id: "lab.drag.previous", kit: kit)
        way = ReadoutView("difference", id: "lab.drag.difference", kit: kit)
        matrix = ReadoutView("transform", id: "lab.drag.transform", kit: kit)
        super.init(
            kit: kit, name: "drag", title: "Drag",
            lesson: "A card goes along by location minus previous location, in its superview. Measure in the card itself, and a turned "
                + "one goes astray. Keys: arrows move, R turns, Ctrl+Z takes back.")
    }

    override func viewDidLoad() {
        kit.stylePanel(pad)
        pad.clipsToBounds = true
        pad.accessibilityIdentifier = "lab.drag.pad"
        for part in [pad, measure] + readouts + buttons { pageView.addSubview(part) }
        for card in cards {
            pad.addSubview(card)
            card.measure = { [unowned self] in DragCard.Measure(rawValue: measure.selectedSegmentIndex) ?? .superview }
            card.onPick = { [unowned self] in pick($0) }
            card.onMove = { [unowned self] in show($0, $1, $2) }
            card.onChange = { [unowned self] in cardDidChange($0) }
        }
        showUndo()
        pick(cards[0])
    }

    private func pick(_ card: DragCard) {
        for other in cards { other.isPicked = other === card }
        showTransform(of: card)
    }

    private func show(_ card: DragCard, _ location: CGPoint, _ previous: CGPoint) {
        func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(Figures.text(x)), \(Figures.text(y))" }
        here.value = pair(location.x, location.y)
        before.value = pair(previous.x, previous.y)
        way.value = pair(location.x - previous.x, location.y - previous.y)
        showTransform(of: card)
    }

    private func showTransform(of card: DragCard) {
        matrix.value = "\(Figures.text(card.transform.tx)), \(Figures.text(card.transform.ty))"
    }

    private func turn() { picked.undoably { $0.turn(by: DragPage.turn) } }

    private func reset() {
        for card in cards { card.undoably { $0.reset() } }
    }

    // MARK: Undo

    private func cardDidChange(_ card: DragCard) {
        if card.isPicked { showTransform(of: card) }
        showUndo()
    }

    private func undo() {
        pad.undoManager?.undo()
        showUndo()
    }

    private func redo() {
        pad.undoManager?.redo()
        showUndo()
    }

    private func showUndo() { undoButton.isEnabled = pad.undoManager?.canUndo == true }

    // MARK: Keys and samples

    override func handle(_ key: UIKey) -> Bool {
        if key.modifierFlags.contains(.control) {
            switch (key.shortcutLetter, key.modifierFlags.contains(.shift)) {
            case ("z", false): undo()
            case ("z", true), ("y", _): redo()
            default: return false
            }
            return true
        }
        // The focused card is the one that is meant.
        if let focused = cards.first(where: \.isFocused) { pick(focused) }
        let step = DragPage.step
        func move(_ dx: CGFloat, _ dy: CGFloat) { picked.undoably { $0.move(by: CGVector(dx: dx, dy: dy)) } }
        switch key.charactersIgnoringModifiers {
        case _ where key.shortcutLetter == "r": turn()
        case "Left": move(-step, 0)
        case "Right": move(step, 0)
        case "Up": move(0, -step)
        case "Down": move(0, step)
        default: return false
        }
        return true
    }

    private func playSample() {
        let card = cards[1]
        let start = CGPoint(x: card.frame.midX, y: card.frame.midY)
        kit.hand.play(SampleHand.Step.strokes(for: 0.8, steps: 48) { part in
            [CGPoint(x: start.x + 90 * sin(part * .pi * 1.5), y: start.y + 60 * part)]
        }, on: pad)
    }

    override func layOut(in area: CGRect) {
        let isWide = area.width >= LabMetrics.widePage
        let gap = LabMetrics.gap
        let column = isWide ? CGRect(x: area.maxX - 240, y: area.minY, width: 240, height: area.height) : area
        let columns = isWide ? 2 : 4
        let height = UIView.gridHeight(buttons.count, columns: columns)
        let foot = CGRect(x: column.minX, y: column.maxY - height, width: column.width, height: height)
        pageView.grid(buttons, columns: columns, in: foot)
        if isWide {
            measure.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: LabMetrics.target)
            pad.frame = CGRect(x: area.minX, y: area.minY, width: column.minX - LabMetrics.wideGap - area.minX, height: area.height)
            for (index, readout) in readouts.enumerated() {
                readout.frame = CGRect(
                    x: column.minX, y: measure.frame.maxY + 16 + CGFloat(index) * (ReadoutView.height + 12), width: column.width,
                    height: ReadoutView.height)
            }
        } else {
            let measureTop = foot.minY - gap - LabMetrics.target
            measure.frame = CGRect(x: area.minX, y: measureTop, width: area.width, height: LabMetrics.target)
            let width = (area.width - 3 * gap) / 4, top = measure.frame.minY - 12 - ReadoutView.height
            for (index, readout) in readouts.enumerated() {
                readout.frame = CGRect(x: area.minX + CGFloat(index) * (width + gap), y: top, width: width, height: ReadoutView.height)
            }
            pad.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, top - 12 - area.minY))
        }
        let places: [CGPoint] = [CGPoint(x: 0.24, y: 0.28), CGPoint(x: 0.68, y: 0.36), CGPoint(x: 0.4, y: 0.74)]
        for (card, place) in zip(cards, places) {
            card.center = CGPoint(x: (pad.bounds.width * place.x).rounded(), y: (pad.bounds.height * place.y).rounded())
            // A smaller pad takes a card along that lay beyond its edge.
            card.move(by: .zero)
        }
    }
}
