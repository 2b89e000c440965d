import UIKit

/// The axes of a pointing device that say more than where its pointer is, as the X server describes them.
internal struct DeviceAxes: Equatable {
    enum Kind: Hashable, CaseIterable { case x, y, pressure, tiltX, tiltY }

    struct Axis: Equatable {
        /// Its place among the device's valuators.
        var number: Int
        var minimum: Double
        var maximum: Double
        /// A mouse's axes count from where it was, a pen's and a panel's from the edge.
        var isAbsolute = true

        fileprivate var length: Double { maximum - minimum }
        fileprivate var isUsable: Bool { isAbsolute && length.isFinite && length > 0 }
    }

    /// Labels by the X server's names for them (`xserver-properties.h`).
    static let kinds: [String: Kind] = [
        "Abs X": .x, "Abs Y": .y, "Abs Pressure": .pressure, "Abs MT Pressure": .pressure, "Abs Tilt X": .tiltX, "Abs Tilt Y": .tiltY,
    ]

    private var axes: [Kind: Axis] = [:]

    /// - Parameter axes: with their labels. Those of no interest, and those without an extent, are left out.
    init(_ axes: [(label: String, axis: Axis)]) {
        for (label, axis) in axes where axis.isUsable {
            guard let kind = DeviceAxes.kinds[label], self.axes[kind] == nil else { continue }
            self.axes[kind] = axis
        }
    }

    subscript(kind: Kind) -> Axis? { axes[kind] }

    /// 0…1 where the device is as good as its word; what it says beyond that is for others to judge. Nil where it says nothing.
    func pressure(in values: AxisValues) -> Double? {
        guard let axis = axes[.pressure], let value = values[axis.number] else { return nil }
        return (value - axis.minimum) / axis.length
    }

    /// Degrees from upright, −90…90; 0 where the device says nothing, or nonsense.
    ///
    /// Linux drivers tell whole degrees; where the axis reaches beyond a right angle it counts something else, and its end is taken for
    /// the flattest a pen can lie that still writes. Chosen: 60° (Wacom's and Microsoft's pens tell that much).
    func tilt(_ kind: Kind, in values: AxisValues) -> Double {
        guard let axis = axes[kind], let value = values[axis.number], value.isFinite else { return 0 }
        let isDegrees = axis.minimum >= -90 && axis.maximum <= 90
        let degrees = isDegrees ? value : (value - (axis.minimum + axis.maximum) / 2) / axis.length * 120
        return min(90, max(-90, degrees))
    }

    /// Where on the screen a device's own reading lies, in pixels of a screen so long; nil where that cannot be said.
    /// (The X server's `rescaleValuatorAxis`: an axis from 0 to n has n + 1 steps.)
    func place(_ kind: Kind, in values: AxisValues, length: Double) -> Double? {
        guard let axis = axes[kind], let value = values[axis.number], value.isFinite else { return nil }
        return (value - axis.minimum) * length / (axis.length + 1)
    }
}

/// What a device's axes read, by number: those of an event, or the last of each.
internal struct AxisValues: Equatable {
    private var values: [Int: Double] = [:]

    init() {}

    /// The server's form: a bit for each axis that is told of, and its values without gaps. O(bits).
    init(mask: UnsafeBufferPointer<UInt8>, values packed: UnsafePointer<Double>) {
        var place = 0
        for number in 0..<(mask.count * 8) where mask[number >> 3] & (1 << UInt8(number & 7)) != 0 {
            values[number] = packed[place]
            place += 1
        }
    }

    subscript(number: Int) -> Double? {
        get { values[number] }
        set { values[number] = newValue }
    }

    /// Takes over what `newer` tells: a device leaves out what has not changed.
    mutating func merge(_ newer: AxisValues) { values.merge(newer.values) { $1 } }
}
