import UIKit

extension TouchLabController {
    /// In the order they are shown.
    static func makePages(_ kit: LabKit) -> [LabPage] {
        [
            ExplorerPage(kit: kit), TapsPage(kit: kit), PinchPage(kit: kit), DragPage(kit: kit), HitTestingPage(kit: kit),
            ChainPage(kit: kit), ScrollPage(kit: kit), MovePage(kit: kit), ShakePage(kit: kit), SeedDoodlePage(kit: kit),
        ]
    }
}
