import UIKit

/// What reaches the first responder without a finger: shakes, remote control, keys.
///
/// The page is the first responder while it is shown, so that what it lists is what any view or controller would hear. Raw readings of
/// the accelerometer reach no responder.
final class ShakePage: LabPage {
    let picture: ShakePicture
    private let begun, ended, cancelled: ReadoutView
    private var readouts: [ReadoutView] { [begun, ended, cancelled] }
    private var counts: [MotionCall: Int] = [:]
    private let motion, remote, keys: LogPanel
    private let shaker: SampleShake

    private enum MotionCall: String { case motionBegan, motionEnded, motionCancelled }

    private lazy var buttons: [LabButton] = [
        button("Shake", "shake", "Play a shake") { [unowned self] in playShake(for: 0.8) },
        button("Long shake", "long", "Play a shake that is too long to be meant") { [unowned self] in playShake(for: 3) },
        button("Play/pause", "toggle", "Play a press on the media key") { [unowned self] in send(.toggle) },
        button("Next", "next", "Play a press on the media key for the next track") { [unowned self] in send(.next) },
    ]

    init(kit: LabKit) {
        picture = ShakePicture(kit: kit)
        begun = ReadoutView("Began", id: "lab.shake.began", kit: kit)
        ended = ReadoutView("Ended", id: "lab.shake.ended", kit: kit)
        cancelled = ReadoutView("Cancelled", id: "lab.shake.cancelled", kit: kit)
        motion = LogPanel("Motion", id: "lab.shake.motion", placeholder: "Shake it", kit: kit)
        remote = LogPanel("Remote control", id: "lab.shake.remote", placeholder: "Press a media key", kit: kit)
        keys = LogPanel("Keys", id: "lab.shake.keys", placeholder: "Press a key", kit: kit)
        shaker = SampleShake(application: kit.application)
        super.init(
            kit: kit, name: "shake", title: "Shake and keys",
            lesson: "Shakes, media keys and keys have no place on the screen: they go to the first responder, which is this page, and up "
                + "its chain. A shake of over 2 s is cancelled: nobody meant it.")
    }

    override func viewDidLoad() {
        for part in [picture, motion, remote, keys] + readouts + buttons as [UIView] { pageView.addSubview(part) }
        showCounts()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        kit.application.beginReceivingRemoteControlEvents()
    }

    override func willHide() {
        super.willHide()
        shaker.stop()
        picture.show(isShaking: false)
    }

    // MARK: What is heard

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { hear(.motionBegan, LabPalette.color(0)) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { hear(.motionEnded, LabPalette.color(2)) }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { hear(.motionCancelled, LabPalette.color(1)) }

    override func remoteControlReceived(with event: UIEvent?) {
        guard let event else { return }
        remote.add(ShakePage.name(of: event.subtype), LabPalette.color(4))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear(presses, "began", LabPalette.color(0))
        super.pressesBegan(presses, with: event)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear(presses, "changed", LabPalette.color(7))
        super.pressesChanged(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear(presses, "ended", LabPalette.color(2))
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear(presses, "cancelled", LabPalette.color(1))
        super.pressesCancelled(presses, with: event)
    }

    private func hear(_ call: MotionCall, _ color: UIColor) {
        counts[call, default: 0] += 1
        motion.add(call.rawValue, color)
        picture.show(isShaking: call == .motionBegan)
        showCounts()
    }

    private func hear(_ presses: Set<UIPress>, _ call: String, _ color: UIColor) {
        for key in presses.compactMap(\.key).sorted(by: { $0.scancode < $1.scancode }) {
            keys.add("\(ShakePage.name(of: key)) \(call)", color)
        }
    }

    private func showCounts() {
        for (readout, call) in [(begun, MotionCall.motionBegan), (ended, .motionEnded), (cancelled, .motionCancelled)] {
            readout.value = "\(counts[call] ?? 0)"
        }
    }

    private static func name(of key: UIKey) -> String {
        let flags: [(UIKeyModifierFlags, String)] = [(.control, "Ctrl+"), (.alternate, "Alt+"), (.shift, "Shift+"), (.command, "Super+")]
        return flags.filter { key.modifierFlags.contains($0.0) }.map(\.1).joined() + key.charactersIgnoringModifiers
    }

    /// `togglePlayPause` for `.remoteControlTogglePlayPause`.
    private static func name(of subtype: UIEvent.EventSubtype) -> String {
        let name = "\(subtype)".replacingOccurrences(of: "remoteControl", with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    // MARK: Samples

    private var hostWindow: HostWindowID { pageView.window?.windowScene.hostWindow ?? .main }

    private func playShake(for duration: TimeInterval) { shaker.play(for: duration, in: hostWindow) }

    /// As a media key would, through the application's queue.
    private func send(_ command: HostEvent.Remote) {
        let application = kit.application
        application.enqueue(HostEvent(time: application.clock.now, window: hostWindow, kind: .remote(command)))
        application.processEvents()
    }

    // MARK: Layout

    override func layOut(in area: CGRect) {
        let (gap, target) = (LabMetrics.gap, LabMetrics.target)
        let isWide = area.width >= LabMetrics.widePage
        let foot = CGRect(x: area.minX, y: area.maxY - target, width: area.width, height: target)
        pageView.grid(buttons, columns: 4, in: foot)
        let top = isWide ? min(240, (area.height * 0.4).rounded()) : min(150, (area.height * 0.3).rounded())
        let pictureWidth = (area.width * 0.4).rounded()
        picture.frame = CGRect(x: area.minX, y: area.minY, width: pictureWidth, height: top)
        let left = area.minX + pictureWidth + LabMetrics.wideGap
        let width = ((area.maxX - left - 2 * gap) / 3).rounded(.down)
        for (index, readout) in readouts.enumerated() {
            readout.frame = CGRect(
                x: left + CGFloat(index) * (width + gap), y: area.minY + ((top - ReadoutView.height) / 2).rounded(), width: width,
                height: ReadoutView.height)
        }
        let panelTop = area.minY + top + gap
        let room = CGRect(x: area.minX, y: panelTop, width: area.width, height: max(0, foot.minY - gap - panelTop))
        if isWide { placeBeside(room) } else { placeInTwoColumns(room) }
    }

    private func placeBeside(_ room: CGRect) {
        let gap = LabMetrics.gap
        let width = (room.width - 2 * gap) / 3
        for (index, panel) in [motion, remote, keys].enumerated() {
            let x = (room.minX + CGFloat(index) * (width + gap)).rounded()
            let end = (room.minX + CGFloat(index) * (width + gap) + width).rounded()
            panel.frame = CGRect(x: x, y: room.minY, width: end - x, height: room.height)
        }
    }

    /// There are more keys than shakes.
    private func placeInTwoColumns(_ room: CGRect) {
        let gap = LabMetrics.gap
        let (width, height) = (((room.width - gap) / 2).rounded(), ((room.height - gap) / 2).rounded())
        motion.frame = CGRect(x: room.minX, y: room.minY, width: width, height: height)
        remote.frame = CGRect(
            x: room.minX, y: motion.frame.maxY + gap, width: width, height: max(0, room.maxY - motion.frame.maxY - gap))
        keys.frame = CGRect(x: motion.frame.maxX + gap, y: room.minY, width: room.maxX - motion.frame.maxX - gap, height: room.height)
    }
}
