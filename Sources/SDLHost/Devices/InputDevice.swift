import UIKit

/// A device of the X server's that tells pressure.
internal struct InputDevice: Equatable {
    enum Kind: Equatable {
        case pen(isEraser: Bool)
        /// A touchscreen.
        case panel
    }

    var kind: Kind
    var axes: DeviceAxes

    /// Nil for mice, touchpads, and whatever else has nothing to add to its pointer.
    ///
    /// The server has no word for pens: they are pointers with absolute axes and pressure. Drivers make a device of each end and name it
    /// so; GTK goes by these words too (`gdkdevicemanager-xi2.c`).
    init?(name: String, axes: DeviceAxes, hasFingers: Bool) {
        guard axes[.pressure] != nil else { return nil }
        self.axes = axes
        if hasFingers {
            kind = .panel
            return
        }
        let name = name.lowercased()
        let words = name.split(separator: " ")
        guard axes[.x] != nil, axes[.y] != nil, !InputDevice.otherTools.contains(words.last ?? ""), !name.contains("touchpad")
        else { return nil }
        kind = .pen(isEraser: name.contains("eraser"))
    }

    /// Parts of a tablet that are no pen, though drivers give them the pen's axes. Names end so; a pen's may have "multitouch" in it.
    private static let otherTools: Set<Substring> = ["cursor", "pad", "finger", "touch", "mouse"]

    var isPen: Bool { if case .pen = kind { true } else { false } }
    var isEraser: Bool { kind == .pen(isEraser: true) }
}
