import Foundation
@testable import IIO
import Testing

@Suite struct AccelerometerTests {
    let devices: SensorFolder

    init() throws { devices = try SensorFolder() }

    private func reading(_ raw: [String], _ files: [String: String]) throws -> AccelerometerReading? {
        try Accelerometer(folder: devices.add(0, raw: raw, files))?.read()
    }

    @Test func aMeasurementIsRawPlusOffsetTimesScale() throws {
        let common = try reading(["100\n", "-20\n", "0\n"], ["in_accel_scale": "0.5\n", "in_accel_offset": "4\n"])
        #expect(common == AccelerometerReading(x: 52, y: -8, z: 2))
    }

    @Test func anAxisHasItsOwnScaleAndOffsetBeforeTheCommonOnes() throws {
        let own = try reading(["10\n", "10\n", "10\n"], [
            "in_accel_scale": "1\n", "in_accel_x_scale": "2\n", "in_accel_z_offset": "-10\n", "in_accel_offset": "0\n",
        ])
        #expect(own == AccelerometerReading(x: 20, y: 10, z: 0))
    }

    @Test func withoutScaleAndOffsetRawNumbersAreTheMeasurement() throws {
        #expect(try reading(["1\n", "2", "-3.5\n"], [:]) == AccelerometerReading(x: 1, y: 2, z: -3.5))
    }

    /// A quarter turn about z, a sensor upside down, and one that is not of whole numbers.
    @Test(arguments: [
        ("in_accel_mount_matrix", "0, 1, 0; -1, 0, 0; 0, 0, 1", [2.0, -1, 3]),
        ("in_mount_matrix", "1, 0, 0; 0, -1, 0; 0, 0, -1\n", [1, -2, -3]),
        ("mount_matrix", "0.5,0,0;0,1.0,0;0,0,1", [0.5, 2, 3]),
    ] as [(String, String, [Double])])
    func theMountMatrixTurnsTheMeasurement(name: String, matrix: String, expected: [Double]) throws {
        let measured = try #require(try reading(["1\n", "2\n", "3\n"], [name: matrix]))
        #expect([measured.x, measured.y, measured.z] == expected)
    }

    @Test func whatIsWrittenLaterIsMeasuredLater() throws {
        let folder = try devices.add(0)
        let accelerometer = try #require(try Accelerometer(folder: folder))
        for number in 1...20 {
            let file = "\(folder)/in_accel_y_raw"
            // In the file, and as another file in its place.
            if number.isMultiple(of: 2) { try devices.write("\(number)\n", to: file) } else { try devices.replace(file, with: "\(number)") }
            #expect(try accelerometer.read() == AccelerometerReading(x: 0, y: Double(number), z: 0))
        }
    }

    @Test func aFolderWithoutAllThreeAxesHasNoAccelerometer() throws {
        let folder = try devices.add(0)
        try FileManager.default.removeItem(atPath: "\(folder)/in_accel_z_raw")
        #expect(try Accelerometer(folder: folder) == nil)
        #expect(try Accelerometer(folder: devices.path + "/nothing") == nil)
    }

    // MARK: Bad and vanished files

    @Test(arguments: [
        ("in_accel_scale", "fast", "holds “fast”, which is no number"), ("in_accel_x_offset", "", "holds “”, which is no number"),
        ("in_accel_y_scale", "nan", "holds “nan”, which is no number"), ("in_accel_scale", "1e999", "holds “1e999”, which is no number"),
        ("mount_matrix", "1, 0, 0; 0, 1, 0", "holds “1, 0, 0; 0, 1, 0”, which is no matrix of three by three"),
        ("mount_matrix", "1, 0, 0; 0, x, 0; 0, 0, 1", "holds “1, 0, 0; 0, x, 0; 0, 0, 1”, which is no matrix of three by three"),
    ])
    func aBadFileIsNamedWithTheCause(name: String, text: String, cause: String) throws {
        let folder = try devices.add(0, [name: text])
        let error = IIOError(folder + "/" + name, cause)
        #expect(throws: error) { _ = try Accelerometer(folder: folder) }
        #expect(error.description == "cannot use the accelerometer: “\(folder)/\(name)” \(cause)")
    }

    @Test func nonsenseInAnAxisIsAnError() throws {
        let folder = try devices.add(0)
        let accelerometer = try #require(try Accelerometer(folder: folder))
        try devices.write("abc\n", to: "\(folder)/in_accel_x_raw")
        #expect(throws: IIOError("\(folder)/in_accel_x_raw", "holds “abc”, which is no number")) { _ = try accelerometer.read() }
    }

    @Test func aVanishedFileIsAnError() throws {
        let folder = try devices.add(0)
        let accelerometer = try #require(try Accelerometer(folder: folder))
        _ = try accelerometer.read()
        try FileManager.default.removeItem(atPath: folder)
        #expect(throws: IIOError("\(folder)/in_accel_x_raw", "is gone")) { _ = try accelerometer.read() }
    }

    @Test func anEmptyFileIsBeingWrittenUnlessItStaysEmpty() throws {
        let folder = try devices.add(0, raw: ["7", "8", "9"])
        let accelerometer = try #require(try Accelerometer(folder: folder))
        let file = "\(folder)/in_accel_z_raw"
        try devices.write("", to: file)
        for _ in 1..<Accelerometer.patience { #expect(try accelerometer.read() == nil) }
        try devices.write("9", to: file)
        #expect(try accelerometer.read() == AccelerometerReading(x: 7, y: 8, z: 9))
        try devices.write("", to: file)
        for _ in 1..<Accelerometer.patience { #expect(try accelerometer.read() == nil) }
        #expect(throws: IIOError(file, "gives nothing any more")) { _ = try accelerometer.read() }
    }

    @Test func aFileWithoutPermissionIsNamed() throws {
        guard getuid() != 0 else { return }
        let folder = try devices.add(0)
        chmod("\(folder)/in_accel_x_raw", 0)
        #expect(throws: IIOError.self) { _ = try Accelerometer(folder: folder) }
    }
}
