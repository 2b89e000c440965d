/// Numbers one after the other as files have them: little-endian, so that every machine reads them alike.
struct BytesWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Its bit pattern (IEEE 754), exactly.
    mutating func append(_ value: Double) { append(value.bitPattern) }

    /// Its UTF-8 behind a byte with their number.
    /// - Precondition: no longer than 255 bytes.
    mutating func append(name: String) {
        append(UInt8(name.utf8.count))
        bytes.append(contentsOf: name.utf8)
    }

    mutating func append(contentsOf other: [UInt8]) { bytes.append(contentsOf: other) }
}
