@testable import SDLHost
import Testing
import UIKit

@Suite("Pens among the X server's pointers")
struct PenTrackerTests {
    private static let (mouse, pen, eraser, panel) = (4, 10, 11, 8)
    private static let window: UInt = 0x60_0001

    /// A screen of 1000 × 500 pixels; the pen's axes have 10,000 and 5,000 steps, so 10 to a pixel.
    private func tracker() throws -> PenTracker {
        func device(_ name: String, fingers: Bool = false) throws -> InputDevice {
            let axes = DeviceAxes([
                ("Abs X", .init(number: 0, minimum: 0, maximum: 9_999)), ("Abs Y", .init(number: 1, minimum: 0, maximum: 4_999)),
                ("Abs Pressure", .init(number: 2, minimum: 0, maximum: 200)), ("Abs Tilt X", .init(number: 3, minimum: -64, maximum: 63)),
                ("Abs Tilt Y", .init(number: 4, minimum: -64, maximum: 63)),
            ])
            return try #require(InputDevice(name: name, axes: axes, hasFingers: fingers))
        }
        var tracker = PenTracker()
        tracker.screen = CGSize(width: 1000, height: 500)
        _ = tracker.update([
            Self.pen: try device("Wacom HID 48 Pen stylus"), Self.eraser: try device("Wacom HID 48 Pen eraser"),
            Self.panel: try device("ELAN9008", fingers: true),
        ])
        return tracker
    }

    private func values(_ numbers: [Int: Double]) -> AxisValues {
        var values = AxisValues()
        for (number, value) in numbers { values[number] = value }
        return values
    }

    /// A place on the screen, in a window at 100, 50.
    private func place(_ x: Double, _ y: Double) -> PointerReport.Place {
        .init(window: Self.window, x: x - 100, y: y - 50, rootX: x, rootY: y)
    }

    @Test("A pen's stroke has place to a fraction of a pixel, pressure and tilt; SDL's mouse events of it are its own")
    func stroke() throws {
        var tracker = try tracker()
        let hover = tracker.take(.hover(device: Self.pen, place(200.25, 100.5), values([0: 2002.5, 1: 1005, 2: 0])))
        #expect(hover.reading == PenReading(phase: .hover, x: 100.25, y: 50.5, pressure: nil))
        #expect(hover.window == Self.window && hover.isPen)

        _ = tracker.take(.raw(device: Self.pen, time: 70, values([2: 50, 3: 30, 4: -15])))
        let down = tracker.take(.button(1, isDown: true, place(200, 100), time: 70))
        #expect(down.reading == PenReading(phase: .down, x: 100.25, y: 50.5, pressure: 0.25, tiltX: 30, tiltY: -15))

        // What has not changed is left out: here y and the tilt.
        _ = tracker.take(.raw(device: Self.pen, time: 74, values([0: 3006, 2: 150])))
        let move = tracker.take(.moved(place(300, 100), time: 74, isPressed: true))
        #expect(move.reading == PenReading(phase: .motion, x: 200.6, y: 50.5, pressure: 0.75, tiltX: 30, tiltY: -15))

        _ = tracker.take(.raw(device: Self.pen, time: 78, values([2: 0])))
        let up = tracker.take(.button(1, isDown: false, place(300, 100), time: 78))
        #expect(up.reading?.phase == .up && up.reading?.pressure == 0 && up.isPen)
    }

    @Test("A mouse beside the pen stays a mouse, at the same moment too")
    func mouse() throws {
        var tracker = try tracker()
        _ = tracker.take(.raw(device: Self.pen, time: 70, values([2: 50])))
        _ = tracker.take(.button(1, isDown: true, place(200, 100), time: 70))
        _ = tracker.take(.raw(device: Self.mouse, time: 70, AxisValues()))
        #expect(tracker.take(.moved(place(5, 5), time: 70, isPressed: true)) == .init())
        #expect(tracker.take(.button(1, isDown: true, place(5, 5), time: 70)) == .init())
        #expect(tracker.take(.hover(device: Self.mouse, place(5, 5), AxisValues())) == .init())
        // Nobody's: told of no device just before.
        #expect(tracker.take(.moved(place(5, 5), time: 71, isPressed: true)) == .init())
    }

    @Test("The other end is told by its driver's name for it")
    func eraser() throws {
        var tracker = try tracker()
        _ = tracker.take(.raw(device: Self.eraser, time: 5, values([2: 100])))
        #expect(tracker.take(.button(1, isDown: true, place(200, 100), time: 5)).reading?.isEraser == true)
        #expect(tracker.take(.hover(device: Self.pen, place(200, 100), AxisValues())).reading?.isEraser == false)
    }

    @Test("The barrel's button is told along with the pen, in the air and on the glass; a wheel stays a wheel", arguments: [2, 3, 8])
    func barrel(button: Int) throws {
        var tracker = try tracker()
        func press(_ number: Int, _ isDown: Bool, _ time: UInt) -> PenTracker.Outcome {
            _ = tracker.take(.raw(device: Self.pen, time: time, AxisValues()))
            return tracker.take(.button(number, isDown: isDown, place(200, 100), time: time))
        }
        let pressed = press(button, true, 1).reading
        #expect(pressed?.phase == .hover && pressed?.isBarrelPressed == true)
        let released = press(button, false, 2).reading
        #expect(released?.phase == .hover && released?.isBarrelPressed == false)
        #expect(press(1, true, 3).reading?.phase == .down)
        let inStroke = press(button, true, 4).reading
        #expect(inStroke?.phase == .motion && inStroke?.isBarrelPressed == true)
        #expect(press(4, true, 5) == .init())
    }

    @Test("A pen that vanishes in mid-stroke has been lifted where it was")
    func vanishes() throws {
        var tracker = try tracker()
        _ = tracker.take(.raw(device: Self.pen, time: 1, values([2: 100])))
        _ = tracker.take(.button(1, isDown: true, place(200, 100), time: 1))
        _ = tracker.take(.raw(device: Self.pen, time: 2, values([2: 80])))
        _ = tracker.take(.moved(place(240, 120), time: 2, isPressed: true))
        let gone = tracker.update([:])
        #expect(gone.reading == PenReading(phase: .up, x: 140, y: 70, pressure: 0.4))
        #expect(gone.window == Self.window)
        #expect(tracker.update([:]) == .init())
    }

    @Test("A lift that nobody told of is known by what follows")
    func lostLift() throws {
        var tracker = try tracker()
        _ = tracker.take(.raw(device: Self.pen, time: 1, values([2: 100])))
        _ = tracker.take(.button(1, isDown: true, place(200, 100), time: 1))
        _ = tracker.take(.raw(device: Self.pen, time: 2, AxisValues()))
        #expect(tracker.take(.moved(place(240, 120), time: 2, isPressed: false)).reading?.phase == .hover)
        // The lift itself then means nothing, and is nobody's mouse event either.
        _ = tracker.take(.raw(device: Self.pen, time: 3, AxisValues()))
        #expect(tracker.take(.button(1, isDown: false, place(240, 120), time: 3)) == .init(isPen: true))
    }

    @Test("A reading that is not where the server says is not believed")
    func stale() throws {
        var tracker = try tracker()
        _ = tracker.take(.raw(device: Self.pen, time: 1, values([0: 2002, 1: 1005, 2: 100])))
        let reading = tracker.take(.button(1, isDown: true, place(310, 100), time: 1)).reading
        #expect(reading?.x == 210 && reading?.y == 50)
    }

    @Test("A panel's fingers have pressure where it tells one")
    func panel() throws {
        var tracker = try tracker()
        let told = values([2: 120])
        #expect(tracker.take(.finger(device: Self.panel, id: 7, told)) == .init())
        #expect(tracker.pressure(ofFingerOn: Self.panel, told: told) == 0.6)
        #expect(tracker.pressure(ofFingerOn: Self.panel, told: AxisValues()) == nil)
        #expect(tracker.pressure(ofFingerOn: Self.mouse, told: told) == nil)
    }
}
