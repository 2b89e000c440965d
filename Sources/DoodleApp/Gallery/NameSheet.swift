import Assets
import UIKit

/// Asks for a drawing's name.
@MainActor
final class NameSheet {
    let sheet: Sheet
    let field: NameField
    let accept, cancel: IconButton
    private static let size = CGSize(width: 312, height: ToolbarLayout.Metrics.target)

    init(theme: Theme) {
        sheet = Sheet(openedBy: "gallery.rename", columns: 1, theme: theme)
        field = NameField(theme: theme, id: "gallery.name")
        accept = IconButton(.done, id: "gallery.name.accept", label: "Rename", isRow: true, theme: theme)
        cancel = IconButton(.undo, id: "gallery.name.cancel", label: "Keep the old name", isRow: true, theme: theme)
        sheet.hold([field, accept, cancel], size: NameSheet.size)
    }
}
