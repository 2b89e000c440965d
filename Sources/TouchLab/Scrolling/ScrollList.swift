import UIKit

/// A list taller than its place: controls that keep their drags, a strip that scrolls across, and rows that tell what they hear.
final class ScrollList: UIScrollView {
    let delays, bouncing: UISwitch
    let slider = UISlider()
    let strip = UIScrollView()
    private(set) var tiles: [TouchTile] = []
    private var stripTiles: [TouchTile] = []
    private let rows: [(label: UILabel, control: UIControl)]
    private let kit: LabKit
    private var presses = 0
    private lazy var rate = kit.segments(["Normal", "Fast"], id: "lab.scroll.rate", label: "How soon it comes to rest") { [unowned self] in
        decelerationRate = $0 == 0 ? .normal : .fast
    }
    private lazy var counter = LabButton("Pressed 0 times", id: "lab.scroll.counter", kit: kit) { [unowned self] in countPress() }

    private static let inset: CGFloat = 12
    private static let stripHeight: CGFloat = 72

    /// - Parameter onCall: what tiles hear of fingers.
    init(kit: LabKit, onCall: @escaping (TouchTile.Call) -> Void) {
        self.kit = kit
        (delays, bouncing) = (UISwitch(frame: .zero), UISwitch(frame: .zero))
        rows = [(kit.label("Fingers wait"), delays), (kit.label("Bounces"), bouncing), (kit.label("Keeps its drag"), slider)]
        super.init(frame: .zero)
        kit.stylePanel(self)
        alwaysBounceVertical = true
        accessibilityIdentifier = "lab.scroll.list"
        accessibilityLabel = "A list to scroll"
        setUpControls()
        setUpTiles(onCall)
    }

    private func setUpControls() {
        for (toggle, name) in [(delays, "Content's fingers wait"), (bouncing, "Bounces")] {
            toggle.onTintColor = kit.appearance.accent
            toggle.accessibilityLabel = name
            toggle.isOn = true
        }
        delays.accessibilityIdentifier = "lab.scroll.delays"
        bouncing.accessibilityIdentifier = "lab.scroll.bounces"
        delays.on(.valueChanged) { [unowned self] in delaysContentTouches = delays.isOn }
        bouncing.on(.valueChanged) { [unowned self] in bounces = bouncing.isOn }
        slider.value = 0.4
        slider.tintColor = kit.appearance.accent
        slider.accessibilityIdentifier = "lab.scroll.slider"
        slider.accessibilityLabel = "A slider"
        for (label, control) in rows {
            addSubview(label)
            addSubview(control)
        }
        for part in [rate, counter] as [UIView] { addSubview(part) }
    }

    private func setUpTiles(_ onCall: @escaping (TouchTile.Call) -> Void) {
        strip.accessibilityIdentifier = "lab.scroll.strip"
        strip.accessibilityLabel = "A strip that scrolls across"
        strip.alwaysBounceHorizontal = true
        addSubview(strip)
        stripTiles = (0..<10).map { TouchTile("\($0 + 1)", color: LabPalette.color($0), id: "lab.scroll.tile.\($0 + 1)", kit: kit) }
        tiles = (0..<24).map { TouchTile("Row \($0 + 1)", id: "lab.scroll.row.\($0 + 1)", kit: kit) }
        for tile in stripTiles { strip.addSubview(tile) }
        for tile in tiles { addSubview(tile) }
        for tile in stripTiles + tiles { tile.onCall = onCall }
    }

    private func countPress() {
        presses += 1
        let text = "Pressed \(presses) time\(presses == 1 ? "" : "s")"
        counter.setTitle(text, for: .normal)
        counter.accessibilityLabel = text
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let (inset, gap, target) = (ScrollList.inset, LabMetrics.gap, LabMetrics.target)
        let width = max(0, bounds.width - 2 * inset)
        var y = inset
        for (label, control) in rows {
            let isSwitch = control is UISwitch
            let side = isSwitch ? control.bounds.width : min(width * 0.6, 320).rounded()
            label.frame = CGRect(x: inset, y: y, width: max(0, width - side - gap), height: target)
            if isSwitch {
                control.frame.origin = CGPoint(x: inset + width - side, y: y)
            } else {
                control.frame = CGRect(x: inset + width - side, y: y, width: side, height: target)
            }
            y += target + 4
        }
        rate.frame = CGRect(x: inset, y: y, width: width, height: target)
        y += target + gap
        strip.frame = CGRect(x: 0, y: y, width: bounds.width, height: ScrollList.stripHeight)
        placeStrip()
        y += ScrollList.stripHeight + gap
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: inset, y: y, width: width, height: target)
            y += target + gap
            if index == 3 {
                counter.frame = CGRect(x: inset, y: y, width: width, height: target)
                y += target + gap
            }
        }
        contentSize = CGSize(width: bounds.width, height: y - gap + inset)
    }

    private func placeStrip() {
        let (inset, gap, height) = (ScrollList.inset, LabMetrics.gap, ScrollList.stripHeight)
        for (index, tile) in stripTiles.enumerated() {
            tile.frame = CGRect(x: inset + CGFloat(index) * (88 + gap), y: 0, width: 88, height: height)
        }
        strip.contentSize = CGSize(width: 2 * inset + CGFloat(stripTiles.count) * (88 + gap) - gap, height: height)
    }
}
