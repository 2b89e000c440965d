/// An acceleration in m/s².
internal struct Acceleration: Equatable {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    var length: Double { (self * self).squareRoot() }

    static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
    static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
    static func * (a: Self, factor: Double) -> Self { Self(x: a.x * factor, y: a.y * factor, z: a.z * factor) }
    /// The scalar product.
    static func * (a: Self, b: Self) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }
}
