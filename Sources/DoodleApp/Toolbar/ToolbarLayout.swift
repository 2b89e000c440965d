import UIKit

/// Where everything on the toolbar goes: plain arithmetic on the window's width.
struct ToolbarLayout: Equatable {
    /// How the look and feel lays the bar out, in points.
    enum Metrics {
        static let edge: CGFloat = 12
        static let padding: CGFloat = 8
        static let gap: CGFloat = 8
        static let groupGap: CGFloat = 16
        static let target: CGFloat = 48
        static let smallestTarget: CGFloat = 44
        /// From this much room on, colours and widths lie open on the bar.
        static let unfoldedRoom: CGFloat = 960
    }

    /// Whether colours and widths fold behind one button each.
    let isFolded: Bool
    /// Side of a button.
    let target: CGFloat
    /// In the bar's own coordinates, group by group, in reading order.
    let frames: [[CGRect]]
    /// Of the whole bar.
    let size: CGSize

    /// - Parameters:
    ///   - width: the window's, in points.
    ///   - unfolded: buttons in each group when everything lies open.
    ///   - folded: the same when colours and widths are one button each.
    init(width: CGFloat, unfolded: [Int], folded: [Int]) {
        let room = width - 2 * Metrics.edge
        isFolded = room < Metrics.unfoldedRoom
        let groups = isFolded ? folded : unfolded
        let fits = ToolbarLayout.length(of: groups, target: Metrics.target) <= room
        target = fits ? Metrics.target : Metrics.smallestTarget

        var x = Metrics.padding
        var frames: [[CGRect]] = []
        for count in groups {
            var group: [CGRect] = []
            for index in 0..<count {
                if index > 0 { x += Metrics.gap }
                group.append(CGRect(x: x, y: Metrics.padding, width: target, height: target))
                x += target
            }
            frames.append(group)
            x += Metrics.groupGap
        }
        self.frames = frames
        size = CGSize(width: ToolbarLayout.length(of: groups, target: target), height: target + 2 * Metrics.padding)
    }

    private static func length(of groups: [Int], target: CGFloat) -> CGFloat {
        let buttons = groups.reduce(0, +)
        let gaps = CGFloat(buttons - groups.count) * Metrics.gap + CGFloat(groups.count - 1) * Metrics.groupGap
        return CGFloat(buttons) * target + gaps + 2 * Metrics.padding
    }
}
