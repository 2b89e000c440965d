internal import CX11
internal import CXInput2
import UIKit

/// What is asked of the X server's input extension over a connection that is SDL's.
internal struct XInput2 {
    private let display: OpaquePointer
    /// The number by which the server calls the extension.
    internal let code: Int32

    /// Nil where the server has no such extension.
    init?(display: OpaquePointer) {
        var (code, firstEvent, firstError): (Int32, Int32, Int32) = (0, 0, 0)
        guard XQueryExtension(display, "XInputExtension", &code, &firstEvent, &firstError) != 0 else { return nil }
        (self.display, self.code) = (display, code)
    }

    /// Asks to be told when devices come and go. False where the server's extension is older than its version 2.
    func selectHierarchyChanges() -> Bool {
        let root = XDefaultRootWindow(display)
        var mask = selectedEvents(of: root)
        let (byte, bit) = Int(XI_HierarchyChanged).quotientAndRemainder(dividingBy: 8)
        mask[byte] |= 1 << UInt8(bit)
        return mask.withUnsafeMutableBufferPointer { bytes in
            var entry = XIEventMask(deviceid: XIAllDevices, mask_len: Int32(bytes.count), mask: bytes.baseAddress)
            return XISelectEvents(display, root, &entry, 1) == 0
        }
    }

    /// What SDL has asked for already: a new choice takes the place of the old one.
    private func selectedEvents(of window: UInt) -> [UInt8] {
        var mask = [UInt8](repeating: 0, count: 4)
        var count: Int32 = 0
        guard let entries = XIGetSelectedEvents(display, window, &count) else { return mask }
        defer { XFree(entries) }
        for entry in UnsafeBufferPointer(start: entries, count: Int(count)) where entry.deviceid == XIAllDevices {
            let bytes = UnsafeBufferPointer(start: entry.mask, count: Int(entry.mask_len))
            mask = Array(bytes) + mask.dropFirst(bytes.count)
        }
        return mask
    }

    /// All screens together, in pixels. O(1).
    var screenSize: CGSize {
        let screen = XDefaultScreen(display)
        return CGSize(width: CGFloat(XDisplayWidth(display, screen)), height: CGFloat(XDisplayHeight(display, screen)))
    }

    struct Devices {
        var states: [TouchDeviceList.State] = []
        /// Which of them have fingers.
        var touching: Set<Int64> = []
        /// Those that tell pressure.
        var measuring: [Int: InputDevice] = [:]
    }

    /// All devices. A few round trips; it asks for all since asking for one that has just gone is an error, and X ends programs for that.
    func devices() -> Devices {
        var count: Int32 = 0
        guard let list = XIQueryDevice(display, XIAllDevices, &count) else { return Devices() }
        defer { XIFreeDeviceInfo(list) }
        let devices = UnsafeBufferPointer(start: list, count: Int(count))
        let states = devices.map { device in
            TouchDeviceList.State(id: Int64(device.deviceid), isUsable: device.enabled != 0 && device.use == XISlavePointer)
        }
        let touching = devices.filter { device in
            UnsafeBufferPointer(start: device.classes, count: Int(device.num_classes)).contains { $0?.pointee.type == XITouchClass }
        }
        return Devices(
            states: states, touching: Set(touching.map { Int64($0.deviceid) }),
            measuring: XInput2.inputDevices(in: devices, labels: XInput2.axisLabels(display)))
    }

    /// The devices after a change, when `message` tells of one. O(1) for every other message.
    func hierarchy(in message: SDL_SysWMmsg) -> [TouchDeviceList.State]? {
        guard message.subsystem == SDL_SYSWM_X11 else { return nil }
        let cookie = message.msg.x11.event.xcookie
        guard cookie.type == GenericEvent, cookie.extension == code, cookie.evtype == XI_HierarchyChanged, let data = cookie.data
        else { return nil }
        let change = data.assumingMemoryBound(to: XIHierarchyEvent.self).pointee
        return UnsafeBufferPointer(start: change.info, count: Int(change.num_info)).map { device in
            TouchDeviceList.State(
                id: Int64(device.deviceid), isUsable: device.enabled != 0 && device.use == XISlavePointer,
                wasCut: device.flags & (XISlaveRemoved | XISlaveDetached | XIDeviceDisabled) != 0)
        }
    }
}
