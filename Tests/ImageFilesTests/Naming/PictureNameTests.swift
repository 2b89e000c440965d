import Foundation
import ImageFiles
import Testing

@Suite struct PictureNameTests {
    @Test func aNameIsDateAndTimeToTheSecond() {
        let name = PictureName(WallClock(year: 2026, month: 11, day: 30, hour: 15, minute: 4, second: 5))
        #expect(name.numbered(1) == "Doodle 2026-11-30 15.04.05.png")
        #expect(name.numbered(2) == "Doodle 2026-11-30 15.04.05 (2).png")
        #expect(name.numbered(10) == "Doodle 2026-11-30 15.04.05 (10).png")
        #expect(Array(name.candidates.prefix(2)) == [name.numbered(1), name.numbered(2)])
    }

    @Test func everyPartHasItsZeros() {
        let name = PictureName(WallClock(year: 987, month: 1, day: 2, hour: 3, minute: 0, second: 9))
        #expect(name.numbered(1) == "Doodle 0987-01-02 03.00.09.png")
    }

    @Test func theWallClockIsTheCalendarsLocalTime() {
        // Another implementation of the same thing: Foundation's Gregorian calendar in the local time zone.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        for seconds in [0, 1_796_051_045.999, 951_782_400, 1_711_846_799, 1_711_846_800] as [TimeInterval] {
            let date = Date(timeIntervalSince1970: seconds)
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
            #expect(WallClock(date) == WallClock(
                year: parts.year!, month: parts.month!, day: parts.day!, hour: parts.hour!, minute: parts.minute!, second: parts.second!
            ))
        }
    }

    @Test(arguments: [("UTC0", "15.04.05"), ("NPT-5:45", "20.49.05"), ("ART+3", "12.04.05")])
    func theNameIsInTheLocalTimeZone(zone: String, clock: String) throws {
        // 2026-11-30 15:04:05 UTC is 20,787 days and 54,245 seconds after 1970.
        let scratch = Scratch()
        let outcome = try run(probePath(), ["save", scratch.path.text], environment: ["TZ": zone])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(scratch.names() == ["Doodle 2026-11-30 \(clock).png"])
    }
}
