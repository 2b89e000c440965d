@testable import SDLHost
import Testing
import UIKit

@Suite("Axes and devices of the X server")
struct DeviceAxesTests {
    private static let place: [(label: String, axis: DeviceAxes.Axis)] = [
        ("Abs X", .init(number: 0, minimum: 0, maximum: 100)), ("Abs Y", .init(number: 1, minimum: 0, maximum: 100)),
    ]
    private static let pressure = [("Abs Pressure", DeviceAxes.Axis(number: 2, minimum: 0, maximum: 2047))]

    @Test("Values come packed, those that the mask names")
    func packed() {
        let mask: [UInt8] = [0b0000_0101, 0b0000_0010]
        let values = mask.withUnsafeBufferPointer { AxisValues(mask: $0, values: [3, -4.5, 7]) }
        #expect((0..<16).map { values[$0] } == [3, nil, -4.5, nil, nil, nil, nil, nil, nil, 7, nil, nil, nil, nil, nil, nil])
    }

    @Test("Pressure is the share of the axis, whatever its ends")
    func share() {
        let axes = DeviceAxes([("Abs MT Pressure", .init(number: 5, minimum: -10, maximum: 30))])
        var values = AxisValues()
        #expect(axes.pressure(in: values) == nil)
        values[5] = 0
        #expect(axes.pressure(in: values) == 0.25)
    }

    @Test("An axis without an extent, relative or of another kind is none")
    func useless() {
        let axes = DeviceAxes([
            ("Abs Pressure", .init(number: 2, minimum: 0, maximum: 0)), ("Abs Tilt X", .init(number: 3, minimum: 0, maximum: .infinity)),
            ("Abs Tilt Y", .init(number: 4, minimum: .nan, maximum: 5)),
            ("Abs X", .init(number: 0, minimum: 0, maximum: 9, isAbsolute: false)),
            ("Rel Horiz Wheel", .init(number: 6, minimum: 0, maximum: 9)),
        ])
        #expect(DeviceAxes.Kind.allCases.allSatisfy { axes[$0] == nil })
    }

    @Test("Tilt is in degrees where the axis is, else scaled; nonsense is upright", arguments: [
        (-64, 63, 30, 30), (-90, 90, -90, -90), (-9000, 9000, 4500, 30), (0, 127, 63.5, 0), (-64, 63, .nan, 0), (-64, 63, 200, 90),
    ] as [(Double, Double, Double, Double)])
    func tilt(minimum: Double, maximum: Double, value: Double, degrees: Double) {
        var values = AxisValues()
        values[3] = value
        let axes = DeviceAxes([("Abs Tilt X", .init(number: 3, minimum: minimum, maximum: maximum))])
        #expect(axes.tilt(.tiltX, in: values) == degrees)
    }

    @Test("Pens are told from what else has pressure", arguments: [
        ("Wacom Pen and multitouch sensor Pen stylus", .pen(isEraser: false)), ("ELAN Pen Eraser (0x1234)", .pen(isEraser: true)),
        ("Tablet Monitor Pen", .pen(isEraser: false)), ("Wacom Intuos Pro M Pen cursor", nil), ("Wacom Intuos Pro M Pad pad", nil),
        ("Wacom Pen and multitouch sensor Finger touch", nil), ("SynPS/2 Synaptics TouchPad", nil),
    ] as [(String, InputDevice.Kind?)])
    func names(name: String, kind: InputDevice.Kind?) {
        #expect(InputDevice(name: name, axes: DeviceAxes(Self.place + Self.pressure), hasFingers: false)?.kind == kind)
    }

    @Test("A panel is one by its fingers, whatever it is called; without pressure a device is of no interest")
    func panels() {
        #expect(InputDevice(name: "Pen", axes: DeviceAxes(Self.place + Self.pressure), hasFingers: true)?.kind == .panel)
        #expect(InputDevice(name: "Pen", axes: DeviceAxes(Self.place), hasFingers: false) == nil)
        #expect(InputDevice(name: "Pen", axes: DeviceAxes(Self.pressure), hasFingers: false) == nil)
    }
}
