import Testing
import UIKit

@testable import DoodleApp

@Suite("The bar's layout")
struct ToolbarLayoutTests {
    private let unfolded = [2, 2, 8, 3, 2]
    private let folded = [2, 2, 1, 1, 2]

    @Test(arguments: 480...3840)
    func fitsWithTargetsOfAFingerAtEveryWidth(width: Int) {
        let layout = ToolbarLayout(width: CGFloat(width), unfolded: unfolded, folded: folded)
        #expect(layout.size.width <= CGFloat(width) - 24)
        #expect(layout.target >= 44)
        let frames = layout.frames.flatMap(\.self)
        for (left, right) in zip(frames, frames.dropFirst()) {
            #expect(right.minX - left.maxX >= 8)
        }
        #expect(frames.allSatisfy { $0.minX >= 8 && $0.maxX <= layout.size.width - 8 && $0.minY == 8 && $0.maxY == layout.size.height - 8 })
    }

    @Test func foldsBelow960PointsOfRoom() {
        #expect(ToolbarLayout(width: 983, unfolded: unfolded, folded: folded).isFolded)
        #expect(!ToolbarLayout(width: 984, unfolded: unfolded, folded: folded).isFolded)
    }

    @Test func groupsStand16PointsApart() {
        let layout = ToolbarLayout(width: 1024, unfolded: unfolded, folded: folded)
        for (group, next) in zip(layout.frames, layout.frames.dropFirst()) {
            #expect(next[0].minX - group[group.count - 1].maxX == 16)
        }
    }
}
