import Foundation

/// How a sensor is built into its device: turns what it measures to the axes of the screen.
internal struct MountMatrix: Equatable {
    /// Three rows of three.
    var rows: [[Double]]

    static let identity = MountMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

    /// Reads the kernel's form, `1, 0, 0; 0, 1, 0; 0, 0, 1` (Documentation/ABI/testing/sysfs-bus-iio); nil when it is another.
    init?(_ text: String) {
        let rows = text.split(separator: ";", omittingEmptySubsequences: false).map { row in
            row.split(separator: ",", omittingEmptySubsequences: false).compactMap { number in
                Double(number.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
            }
        }
        guard rows.count == 3, rows.allSatisfy({ $0.count == 3 }), text.filter({ $0 == "," }).count == 6 else { return nil }
        self.rows = rows
    }

    init(rows: [[Double]]) { self.rows = rows }

    func turned(_ vector: [Double]) -> [Double] {
        rows.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
    }
}
