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
        /// With less room than this, colours and widths are folded even if they would fit.
        static let unfoldedRoom: CGFloat = 960
    }

    /// What is folded away, each with what comes before it.
    enum Fold: CaseIterable {
        case nothing
        /// Colours and widths behind one button each.
        case inks
        /// Saving, among what is under “more”.
        case save
    }

    let fold: Fold
    /// Side of a button.
    let target: CGFloat
    /// In the bar's own coordinates, group by group, in reading order.
    let frames: [[CGRect]]
    /// Of the whole bar.
    let size: CGSize

    /// - Parameters:
    ///   - width: the window's, in points.
    ///   - groups: buttons in each group for each way to fold.
    init(width: CGFloat, groups: (Fold) -> [Int]) {
        let room = width - 2 * Metrics.edge
        fold = Fold.allCases.first { fold in
            let fits = ToolbarLayout.length(of: groups(fold), target: Metrics.smallestTarget) <= room
            return fold == .nothing ? fits && room >= Metrics.unfoldedRoom : fits
        } ?? .save
        let groups = groups(fold)
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
