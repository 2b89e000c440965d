import UIKitTesting

/// The name of each event a control sends, in order.
@MainActor
final class ControlLog {
    private(set) var events: [String] = []

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    func watch(_ control: UIControl) {
        for (event, name) in ControlLog.names { control.on(event) { [unowned self] in events.append(name) } }
    }

    /// What happened since the last call.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}
