import UIKit

/// Content larger than its place, by finger, wheel and key: what is delayed, cancelled, kept, thrown and zoomed.
final class ScrollPage: LabPage {
    private(set) lazy var list = ScrollList(kit: kit) { [unowned self] in finger.value = $0.rawValue }
    let picture = UIScrollView()
    private let drawing: ZoomPicture
    private let offset, zoom, motion, finger: ReadoutView
    private var readouts: [ReadoutView] { [offset, zoom, motion, finger] }
    /// Of the picture at scale 1, in points, and how far in it zooms. Chosen.
    private static let pictureSize = CGSize(width: 480, height: 480)
    private static let zoomRange: CGFloat = 5
    /// What a key or a press on a button zooms by. Chosen.
    private static let zoomStep: CGFloat = 1.5

    private lazy var buttons: [LabButton] = [
        button("Top", "top", "Scroll to the top") { [unowned self] in list.setContentOffset(.zero, animated: true) },
        button("Flick", "flick", "Play a finger that flicks the list") { [unowned self] in playFlick() },
        button("Pinch", "pinch", "Play two fingers that zoom the picture") { [unowned self] in playPinch() },
        button("In", "in", "Zoom in") { [unowned self] in zoom(by: ScrollPage.zoomStep) },
        button("Out", "out", "Zoom out") { [unowned self] in zoom(by: 1 / ScrollPage.zoomStep) },
    ]

    init(kit: LabKit) {
        drawing = ZoomPicture(appearance: kit.appearance)
        offset = ReadoutView("Offset", id: "lab.scroll.offset", kit: kit)
        zoom = ReadoutView("Zoom", id: "lab.scroll.zoom", kit: kit)
        motion = ReadoutView("Motion", id: "lab.scroll.motion", kit: kit)
        finger = ReadoutView("Row heard", id: "lab.scroll.finger", kit: kit)
        super.init(
            kit: kit, name: "scroll", title: "Scrolling",
            lesson: "Rest a finger on a row and it is the row's; drag and it scrolls, and the row hears cancelled. Sliders and switches "
                + "keep theirs. Two fingers or Ctrl and the wheel zoom.")
    }

    override func viewDidLoad() {
        kit.stylePanel(picture)
        picture.accessibilityIdentifier = "lab.scroll.picture"
        picture.accessibilityLabel = "A picture to zoom"
        drawing.frame = CGRect(origin: .zero, size: ScrollPage.pictureSize)
        drawing.zoom = 1.9
        picture.addSubview(drawing)
        picture.contentSize = ScrollPage.pictureSize
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        twice.on { [unowned self] _ in
            let least = picture.minimumZoomScale
            picture.setZoomScale(picture.zoomScale > least ? least : least * 2, animated: true)
        }
        picture.addGestureRecognizer(twice)
        for part in [list, picture] + readouts + buttons as [UIView] { pageView.addSubview(part) }
        (list.delegate, picture.delegate) = (self, self)
        refresh()
    }

    // MARK: What is shown

    private func refresh() {
        offset.value = "\(Figures.text(list.contentOffset.x)), \(Figures.text(list.contentOffset.y))"
        zoom.value = "× \(Figures.text(picture.zoomScale, 2))"
        let both = [list, list.strip, picture]
        motion.value = if picture.isZooming { "zoom" }
            else if both.contains(where: \.isDragging) { "drag" }
            else if both.contains(where: \.isDecelerating) { "glide" }
            else { "rest" }
    }

    private func zoom(by factor: CGFloat) { picture.setZoomScale(picture.zoomScale * factor, animated: true) }

    override func handle(_ key: UIKey) -> Bool {
        guard !key.modifierFlags.contains(.control) else { return false }
        switch key.charactersIgnoringModifiers {
        case "+", "=": zoom(by: ScrollPage.zoomStep)
        case "-": zoom(by: 1 / ScrollPage.zoomStep)
        case "0": picture.setZoomScale(picture.minimumZoomScale, animated: true)
        case "Home": list.setContentOffset(.zero, animated: true)
        default: return false
        }
        return true
    }

    // MARK: Samples

    /// Up the list, fast enough to be thrown.
    private func playFlick() {
        let frame = list.frame
        kit.hand.play(SampleHand.Step.strokes(for: 0.16, steps: 12) { part in
            [CGPoint(x: frame.midX, y: frame.minY + frame.height * (0.9 - 0.6 * part * part))]
        }, on: pageView)
    }

    private func playPinch() {
        let frame = picture.frame
        let reach = min(frame.width, frame.height)
        kit.hand.play(SampleHand.Step.strokes(for: 0.8, steps: 48) { part in
            let half = reach * (0.1 + 0.2 * part)
            return [CGPoint(x: frame.midX - half, y: frame.midY), CGPoint(x: frame.midX + half, y: frame.midY)]
        }, on: pageView)
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        let (gap, wide) = (LabMetrics.gap, LabMetrics.wideGap)
        let isWide = area.width >= LabMetrics.widePage
        pageView.grid(buttons, columns: 5, in: CGRect(
            x: area.minX, y: area.maxY - LabMetrics.target, width: area.width, height: LabMetrics.target))
        let readoutTop = area.maxY - LabMetrics.target - gap - ReadoutView.height
        let width = ((area.width - 3 * gap) / 4).rounded(.down)
        for (index, readout) in readouts.enumerated() {
            readout.frame = CGRect(
                x: area.minX + CGFloat(index) * (width + gap), y: readoutTop, width: width, height: ReadoutView.height)
        }
        let room = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, readoutTop - gap - area.minY))
        if isWide {
            let left = min(520, ((room.width - wide) / 2).rounded())
            list.frame = CGRect(x: room.minX, y: room.minY, width: left, height: room.height)
            picture.frame = CGRect(x: room.minX + left + wide, y: room.minY, width: room.width - left - wide, height: room.height)
        } else {
            let top = ((room.height - gap) * 0.58).rounded()
            list.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: top)
            picture.frame = CGRect(x: room.minX, y: room.minY + top + gap, width: room.width, height: max(0, room.height - top - gap))
        }
        // No smaller than its place, so that it has no edges.
        let fill = max(picture.bounds.width / ScrollPage.pictureSize.width, picture.bounds.height / ScrollPage.pictureSize.height)
        guard fill > 0 else { return }
        let isWhole = picture.zoomScale <= picture.minimumZoomScale
        picture.minimumZoomScale = fill
        picture.maximumZoomScale = fill * ScrollPage.zoomRange
        guard isWhole else { return }
        picture.setZoomScale(fill, animated: false)
        let rest = CGSize(
            width: picture.contentSize.width - picture.bounds.width, height: picture.contentSize.height - picture.bounds.height)
        picture.contentOffset = CGPoint(x: (rest.width / 2).rounded(), y: (rest.height / 2).rounded())
    }
}

// MARK: - Scrolling

extension ScrollPage: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === picture ? drawing : nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { refresh() }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { refresh() }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { refresh() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { refresh() }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { refresh() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { refresh() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { refresh() }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { refresh() }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { refresh() }
}
