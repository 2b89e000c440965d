internal import CX11
internal import CXInput2
import UIKit

extension XInput2 {
    /// What the extension and the core protocol tell of pointers, when `message` tells of one. O(axes).
    /// - Parameter knows: whether a device's axes are worth reading.
    func pointerReport(in message: SDL_SysWMmsg, knows: (Int) -> Bool) -> PointerReport? {
        guard message.subsystem == SDL_SYSWM_X11 else { return nil }
        let event = message.msg.x11.event
        switch event.type {
        case MotionNotify:
            let motion = event.xmotion
            let place = PointerReport.Place(
                window: motion.window, x: Double(motion.x), y: Double(motion.y), rootX: Double(motion.x_root), rootY: Double(motion.y_root))
            return .moved(place, time: motion.time, isPressed: motion.state & UInt32(Button1Mask) != 0)
        case ButtonPress, ButtonRelease:
            let button = event.xbutton
            let place = PointerReport.Place(
                window: button.window, x: Double(button.x), y: Double(button.y), rootX: Double(button.x_root), rootY: Double(button.y_root))
            return .button(Int(button.button), isDown: event.type == ButtonPress, place, time: button.time)
        case GenericEvent where event.xcookie.extension == code:
            return event.xcookie.data.flatMap { report(of: event.xcookie.evtype, $0, knows) }
        default: return nil
        }
    }

    private func report(of type: Int32, _ data: UnsafeMutableRawPointer, _ knows: (Int) -> Bool) -> PointerReport? {
        switch type {
        case XI_RawMotion, XI_RawButtonPress, XI_RawButtonRelease:
            let raw = data.assumingMemoryBound(to: XIRawEvent.self).pointee
            // Of a pointer that several devices move, `deviceid` is the pointer.
            let device = Int(raw.sourceid != 0 ? raw.sourceid : raw.deviceid)
            return .raw(device: device, time: raw.time, knows(device) ? AxisValues(raw.valuators) : AxisValues())
        case XI_Motion:
            let moved = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
            let device = Int(moved.sourceid)
            guard knows(device) else { return nil }
            let place = PointerReport.Place(
                window: moved.event, x: moved.event_x, y: moved.event_y, rootX: moved.root_x, rootY: moved.root_y)
            return .hover(device: device, place, AxisValues(moved.valuators))
        case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
            let touch = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
            let device = Int(touch.sourceid)
            return knows(device) ? .finger(device: device, id: Int(touch.detail), AxisValues(touch.valuators)) : nil
        default: return nil
        }
    }

    /// The devices among `list` that tell pressure, by the server's number for them. O(axes).
    /// - Parameter labels: the kinds of axes by the server's number for their labels.
    static func inputDevices(in list: UnsafeBufferPointer<XIDeviceInfo>, labels: [Atom: String]) -> [Int: InputDevice] {
        var result: [Int: InputDevice] = [:]
        for device in list where device.use == XISlavePointer && device.enabled != 0 {
            var axes: [(label: String, axis: DeviceAxes.Axis)] = []
            var hasFingers = false
            for entry in UnsafeBufferPointer(start: device.classes, count: Int(device.num_classes)) {
                guard let entry else { continue }
                if entry.pointee.type == XITouchClass { hasFingers = true }
                guard entry.pointee.type == XIValuatorClass else { continue }
                let axis = UnsafeRawPointer(entry).assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
                guard let label = labels[axis.label] else { continue }
                axes.append((label, DeviceAxes.Axis(
                    number: Int(axis.number), minimum: axis.min, maximum: axis.max, isAbsolute: axis.mode == XIModeAbsolute)))
            }
            result[Int(device.deviceid)] = InputDevice(
                name: device.name.map { String(cString: $0) } ?? "", axes: DeviceAxes(axes), hasFingers: hasFingers)
        }
        return result
    }

    /// The server's numbers for the labels of axes that are worth reading. A round trip each; asked anew whenever devices change, as a
    /// driver may bring a label along.
    static func axisLabels(_ display: OpaquePointer) -> [Atom: String] {
        var result: [Atom: String] = [:]
        for label in DeviceAxes.kinds.keys {
            let atom = XInternAtom(display, label, 1)
            if atom != 0 { result[atom] = label }
        }
        return result
    }
}

extension AxisValues {
    fileprivate init(_ state: XIValuatorState) {
        guard let mask = state.mask, let values = state.values else {
            self.init()
            return
        }
        self.init(mask: UnsafeBufferPointer(start: mask, count: Int(state.mask_len)), values: values)
    }
}
