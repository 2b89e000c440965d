import UIKit

/// What the X server tells of pointers, as far as it helps to know a pen among them.
internal enum PointerReport: Equatable {
    /// What a device itself said, just before the server tells what that means to windows. `time` is the server's, in milliseconds.
    case raw(device: Int, time: UInt, AxisValues)
    /// The pointer moved over a window with no button held: told with the device.
    case hover(device: Int, Place, AxisValues)
    /// The pointer moved with a button held: told without the device.
    case moved(Place, time: UInt, isPressed: Bool)
    case button(Int, isDown: Bool, Place, time: UInt)
    /// A finger of a touchscreen.
    case finger(device: Int, id: Int, AxisValues)

    /// In pixels.
    struct Place: Equatable {
        /// The server's name for the window.
        var window: UInt
        var x: Double
        var y: Double
        /// The same place on the screen.
        var rootX: Double
        var rootY: Double
    }
}

/// What a pen did.
internal struct PenReading: Equatable {
    var phase: HostEvent.Pen.Phase
    /// In pixels of its window, or units, which is the same on X11.
    var x: Float
    var y: Float
    /// As the device tells it, possible or not; nil where it tells none.
    var pressure: Float?
    /// Degrees from upright.
    var tiltX: Float = 0
    var tiltY: Float = 0
    var isEraser = false
    var isBarrelPressed = false
}
