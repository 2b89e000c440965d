import Foundation
@testable import IIO
import Testing

@Suite struct FindingTests {
    let devices: SensorFolder

    init() throws { devices = try SensorFolder() }

    private func find() -> (name: String?, errors: [IIOError]) {
        var errors: [IIOError] = []
        let found = Accelerometer.find(in: devices.path) { errors.append($0) }
        return (found.map { ($0.folder as NSString).lastPathComponent }, errors)
    }

    @Test func whereThereIsNoFolderThereIsNoAccelerometerAndNoError() {
        var errors: [IIOError] = []
        #expect(Accelerometer.find(in: devices.path + "/none") { errors.append($0) } == nil)
        #expect(errors.isEmpty && find().name == nil)
    }

    @Test func devicesWithoutAccelerometerAreLeftOut() throws {
        try devices.add(0, raw: [], ["in_illuminance_raw": "3\n"])
        #expect(find().name == nil)
        try devices.add(1)
        #expect(find().name == "iio:device1")
    }

    @Test func theLowestNumberIsFirst() throws {
        for number in [10, 2, 3] { try devices.add(number) }
        #expect(find().name == "iio:device2")
    }

    @Test(arguments: [("label", "accel-base\n", "accel-display\n"), ("location", "base\n", "lid\n"), ("location", "base", "display")])
    func ofSeveralTheDisplaysIsTaken(file: String, base: String, display: String) throws {
        try devices.add(0, [file: base])
        #expect(find().name == "iio:device0", "the keyboard's is better than none")
        try devices.add(2)
        #expect(find().name == "iio:device2", "one that says nothing is better than the keyboard's")
        try devices.add(5, [file: display])
        #expect(find().name == "iio:device5")
    }

    @Test func aBadOneIsReportedAndTheNextIsTaken() throws {
        let bad = try devices.add(0, ["in_accel_scale": "?"])
        try devices.add(1)
        let (name, errors) = find()
        #expect(name == "iio:device1")
        #expect(errors == [IIOError("\(bad)/in_accel_scale", "holds “?”, which is no number")])
    }
}
