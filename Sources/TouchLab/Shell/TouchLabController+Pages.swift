import UIKit

extension TouchLabController {
    /// In the order they are shown.
    static func makePages(_ kit: LabKit) -> [LabPage] {
        [
            ExplorerPage(kit: kit),
        ]
    }
}
