import Assets
import DrawingExport
import UIKit

/// Asks what a picture is called, what is in it, and where it goes.
@MainActor
final class SaveSheet {
    let sheet: Sheet
    let field: NameField
    let accept, cancel: IconButton
    /// What was chosen, without the name.
    private(set) var choices = SaveChoices()
    private let formats, areas, scales, places: UISegmentedControl
    private let paper, drawing: SwitchRow
    private var screenScale = 1
    private static let width: CGFloat = 344

    init(theme: Theme) {
        sheet = Sheet(openedBy: "toolbar.more", columns: 1, theme: theme)
        field = NameField(theme: theme, id: "save.name")
        field.hint = "Name by date and time"
        accept = IconButton(.save, id: "save.accept", label: "Save", isRow: true, theme: theme)
        cancel = IconButton(.undo, id: "save.cancel", label: "Cancel", isRow: true, theme: theme)
        func segments(_ id: String, _ label: String, _ titles: [String]) -> UISegmentedControl {
            let control = UISegmentedControl(items: titles)
            control.accessibilityIdentifier = id
            control.accessibilityLabel = label
            control.tintColor = theme.content
            control.selectedSegmentTintColor = theme.accent
            control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: theme.onAccent], for: .selected)
            control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 13), .foregroundColor: theme.content], for: .normal)
            return control
        }
        formats = segments("save.format", "Kind of file", PictureFormat.allCases.map { $0.rawValue.uppercased() })
        areas = segments("save.area", "What is in it", ["Drawing", "Page", "Window"])
        scales = segments("save.scale", "Pixels a point", SaveChoices.scales.map { "\($0)×" })
        places = segments("save.place", "Folder", ["Pictures", "Documents", "Desktop"])
        paper = SwitchRow(.newDrawing, id: "save.paper", label: "Paper", theme: theme)
        drawing = SwitchRow(.pencil, id: "save.drawing", label: "Stays editable", theme: theme)
        connect()
    }

    private func connect() {
        formats.on(.valueChanged) { [unowned self] in
            choices.format = PictureFormat.allCases[formats.selectedSegmentIndex]
            show()
        }
        areas.on(.valueChanged) { [unowned self] in choices.area = SaveChoices.Area.allCases[areas.selectedSegmentIndex] }
        scales.on(.valueChanged) { [unowned self] in choices.scale = SaveChoices.scales[scales.selectedSegmentIndex] }
        places.on(.valueChanged) { [unowned self] in choices.place = SaveChoices.Place.allCases[places.selectedSegmentIndex] }
        paper.onChange = { [unowned self] in
            choices.hasPaper = $0
            show()
        }
        drawing.onChange = { [unowned self] in
            choices.carriesDrawing = $0
            show()
        }
    }

    /// - Parameters:
    ///   - hasPlaces: whether there is a folder to choose.
    ///   - room: for the sheet, in points.
    func begin(_ choices: SaveChoices, name: String, screenScale: CGFloat, hasPlaces: Bool, room: CGSize) {
        (self.choices, self.screenScale) = (choices, Int(screenScale.rounded(.up)))
        let rows: [UIView] = [field, formats, areas, scales] + (hasPlaces ? [places] : []) + [paper, drawing, accept, cancel]
        places.isHidden = !hasPlaces
        let (gap, padding, height) = (ToolbarLayout.Metrics.gap, ToolbarLayout.Metrics.padding, ToolbarLayout.Metrics.target)
        // In low windows two rows lie side by side.
        let isLow = CGFloat(rows.count) * (height + gap) - gap + 2 * padding > room.height
        let width = (room.width - 2 * padding - (isLow ? gap : 0)) / (isLow ? 2 : 1)
        sheet.hold(rows, size: CGSize(width: min(SaveSheet.width, width.rounded(.down)), height: height), height: room.height)
        show()
        field.begin(with: name)
    }

    private func show() {
        formats.selectedSegmentIndex = PictureFormat.allCases.firstIndex(of: choices.format) ?? 0
        areas.selectedSegmentIndex = SaveChoices.Area.allCases.firstIndex(of: choices.area) ?? 0
        let scale = choices.scale ?? screenScale
        scales.selectedSegmentIndex = SaveChoices.scales.firstIndex { $0 >= scale } ?? SaveChoices.scales.count - 1
        places.selectedSegmentIndex = SaveChoices.Place.allCases.firstIndex(of: choices.place) ?? 0
        (paper.isOn, drawing.isOn) = (choices.hasPaper, choices.carriesDrawing)
        // The others are lines already, for every program.
        drawing.button.isEnabled = choices.format == .png
    }
}
