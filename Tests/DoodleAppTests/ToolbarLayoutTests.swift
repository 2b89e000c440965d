import Testing
import UIKit

@testable import DoodleApp

@Suite("The bar's layout")
struct ToolbarLayoutTests {
    private func layout(_ width: Int) -> ToolbarLayout {
        ToolbarLayout(width: CGFloat(width)) { fold in
            switch fold {
            case .nothing: [2, 3, 8, 3, 2]
            case .inks: [2, 3, 1, 1, 2]
            case .save: [2, 3, 1, 1, 1]
            }
        }
    }

    @Test(arguments: 480...3840)
    func fitsWithTargetsOfAFingerAtEveryWidth(width: Int) {
        let layout = layout(width)
        #expect(layout.size.width <= CGFloat(width) - 24)
        #expect(layout.target >= 44)
        let frames = layout.frames.flatMap(\.self)
        for (left, right) in zip(frames, frames.dropFirst()) {
            #expect(right.minX - left.maxX >= 8)
        }
        #expect(frames.allSatisfy { $0.minX >= 8 && $0.maxX <= layout.size.width - 8 && $0.minY == 8 && $0.maxY == layout.size.height - 8 })
    }

    @Test func foldsBelow960PointsOfRoomAndWhereItDoesNotFit() {
        // 18 buttons of 44, 13 gaps of 8 and 4 of 16, 8 on either side: 976 points, and 12 to each edge.
        #expect(layout(999).fold == .inks)
        #expect(layout(1000).fold == .nothing)
        // With fewer buttons what counts is the 960 points.
        func few(_ width: CGFloat) -> ToolbarLayout.Fold { ToolbarLayout(width: width) { _ in [2, 2, 2] }.fold }
        #expect(few(983) == .inks)
        #expect(few(984) == .nothing)
    }

    @Test func savingGoesUnderMoreWhereNothingElseHelps() {
        // Nine buttons need 508 points and 12 to each edge.
        #expect(layout(532).fold == .inks)
        #expect(layout(531).fold == .save)
        #expect(layout(480).target == 44)
        #expect(layout(568).target == 48)
    }

    @Test func groupsStand16PointsApart() {
        let layout = layout(1024)
        for (group, next) in zip(layout.frames, layout.frames.dropFirst()) {
            #expect(next[0].minX - group[group.count - 1].maxX == 16)
        }
    }
}
