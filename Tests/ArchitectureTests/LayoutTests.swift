import Foundation
import Testing

@Suite struct LayoutTests {
    @Test func theTopLevelHoldsOnlyWhatItMay() throws {
        let names = try Repository.names(in: "").filter { !$0.hasPrefix(".") }
        #expect(Set(names).subtracting(["Assets", "Package.swift", "README.md", "Sources", "Tests"]) == [])
    }

    @Test func theMapOfTheRoomsHasARowForEachAndNoOther() throws {
        let rooms = try Repository.names(in: "Sources").filter { $0 != "README.md" }
        #expect(try LayoutTests.rows(of: Repository.text("Sources/README.md")).sorted() == rooms)
        #expect(Set(rooms).union(["Assets"]) == Set(Rooms.arrows.keys))
    }

    @Test func theMapShowsTheArrowsOfTheTable() throws {
        for line in try Repository.text("Sources/README.md").split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map(String.init)
            let room = LayoutTests.names(in: cells[0])[0]
            #expect(cells.count < 4 || Set(LayoutTests.names(in: cells[3])) == Rooms.arrows[room], "\(room)")
        }
    }

    @Test func rowsAreFoundByTheirFirstCell() {
        #expect(LayoutTests.rows(of: "| room | b |\n|---|---|\n| `A` | `B` |\n`C`\n| `D-e` | |") == ["A", "D-e"])
    }

    @Test func roomsOfCLibrariesHoldNoSwift() throws {
        for room in Rooms.arrows.keys where Rooms.owner(ofLibrary: room) != nil {
            #expect(try Repository.names(in: "Sources/\(room)") == ["module.modulemap", "shim.h"])
        }
    }

    private static func rows(of text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { names(in: String($0)).first }
    }

    private static func names(in text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}
