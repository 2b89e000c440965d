internal import CX11
import Synchronization
import UIKit

/// A connection of the clipboard's own to the X server, with an unseen window that owns and asks. One thread's alone.
internal final class SelectionConnection {
    let display: OpaquePointer
    let window: Window
    private var atoms: [String: Atom] = [:]
    private let loss: ConnectionLoss

    /// What a property holds.
    struct Property {
        var type: Atom
        var bytes: [UInt8]
        /// Items of 32 bits.
        var numbers: [UInt]
    }

    /// Nil when no server answers.
    init?(loss: ConnectionLoss) {
        guard let display = XOpenDisplay(nil) else { return nil }
        (self.display, self.loss) = (display, loss)
        // Xlib would end the program from here; the main thread's connection is for that. There is nothing to go on with either.
        XSetIOErrorExitHandler(display, { _, loss in
            if let loss { Unmanaged<ConnectionLoss>.fromOpaque(loss).takeUnretainedValue().isLost.store(true, ordering: .relaxed) }
            while true { pause() }
        }, Unmanaged.passUnretained(loss).toOpaque())
        window = XCreateSimpleWindow(display, XDefaultRootWindow(display), -10, -10, 1, 1, 0, 0, 0)
        XSelectInput(display, window, PropertyChangeMask)
    }

    func close() {
        XDestroyWindow(display, window)
        XCloseDisplay(display)
    }

    /// Becomes readable when the server says something.
    var descriptor: Int32 { XConnectionNumber(display) }

    func atom(_ name: String) -> Atom {
        if let atom = atoms[name] { return atom }
        let atom = XInternAtom(display, name, 0)
        atoms[name] = atom
        return atom
    }

    var clipboard: Atom { atom("CLIPBOARD") }

    /// Nil for a number that names nothing.
    func name(of atom: Atom) -> String? {
        if let known = atoms.first(where: { $0.value == atom }) { return known.key }
        guard let text = XGetAtomName(display, atom) else { return nil }
        defer { XFree(text) }
        let name = String(cString: text)
        atoms[name] = atom
        return name
    }

    /// How many bytes go into a property at once. *Chosen*: a quarter of a megabyte, below what any server takes in one request.
    var chunk: Int { min(1 << 18, Int(XMaxRequestSize(display)) * 4 - 256) }

    /// The server's time now, which selections are taken and asked for with (ICCCM 2.1): appending nothing to a property tells it.
    func time() -> Time {
        var mark = atom("DOODLE_TIME")
        XChangeProperty(display, window, mark, Atom(XA_STRING), 8, PropModeAppend, nil, 0)
        var event = XEvent()
        withUnsafeMutablePointer(to: &mark) { mark in
            mark.withMemoryRebound(to: CChar.self, capacity: MemoryLayout<Atom>.size) { context in
                _ = XIfEvent(display, &event, { _, event, context in
                    guard let event, let context else { return 0 }
                    let wanted = UnsafeRawPointer(context).load(as: Atom.self)
                    return event.pointee.type == PropertyNotify && event.pointee.xproperty.atom == wanted ? 1 : 0
                }, context)
            }
        }
        return event.xproperty.time
    }

    // MARK: Properties

    func set(_ property: Atom, of window: Window, type: Atom, bytes: Data) {
        bytes.withUnsafeBytes { raw in
            _ = XChangeProperty(
                display, window, property, type, 8, PropModeReplace, raw.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(raw.count))
        }
    }

    /// Items of 32 bits, which Xlib takes in its own long ones.
    func set(_ property: Atom, of window: Window, type: Atom, numbers: [UInt]) {
        numbers.withUnsafeBytes { raw in
            _ = XChangeProperty(
                display, window, property, type, 32, PropModeReplace, raw.baseAddress?.assumingMemoryBound(to: UInt8.self),
                Int32(numbers.count))
        }
    }

    /// Takes a property away and gives what it held; nil where there is none.
    /// - Parameter limit: longer ones are taken away unread, and the length tells: bytes are then more than that.
    func take(_ property: Atom, of window: Window, limit: Int, deletes: Bool = true) -> (content: Property, isTooLong: Bool)? {
        var (type, format): (Atom, Int32) = (0, 0)
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        let any = Atom(AnyPropertyType)
        XGetWindowProperty(display, window, property, 0, 0, 0, any, &type, &format, &count, &rest, &data)
        if let data { XFree(data) }
        guard type != 0 else { return nil }
        guard rest <= UInt(limit) else {
            if deletes { XDeleteProperty(display, window, property) }
            return (Property(type: type, bytes: [], numbers: []), true)
        }
        data = nil
        let length = Int(rest + 3) / 4
        guard XGetWindowProperty(display, window, property, 0, length, deletes ? 1 : 0, any, &type, &format, &count, &rest, &data) == 0,
              let data else { return nil }
        defer { XFree(data) }
        if format == 32 {
            let numbers = UnsafeRawPointer(data).assumingMemoryBound(to: UInt.self)
            return (Property(type: type, bytes: [], numbers: Array(UnsafeBufferPointer(start: numbers, count: Int(count)))), false)
        }
        let bytes = UnsafeBufferPointer(start: data, count: Int(count) * Int(format / 8))
        return (Property(type: type, bytes: Array(bytes), numbers: []), false)
    }
}

/// Whether a connection is gone, for threads that would wait for who serves it.
internal final class ConnectionLoss: Sendable {
    let isLost = Atomic(false)
}
