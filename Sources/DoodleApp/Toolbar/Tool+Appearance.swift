import Assets

extension Tool {
    var icon: Icon {
        switch self {
        case .pen: .pen
        case .pencil: .pencil
        case .fountain: .fountain
        case .highlighter: .highlighter
        case .eraser: .eraser
        case .strokeEraser: .eraseStrokes
        }
    }

    /// For people, in sentence case.
    var label: String {
        switch self {
        case .pen: "Pen"
        case .pencil: "Pencil"
        case .fountain: "Fountain pen"
        case .highlighter: "Highlighter"
        case .eraser: "Eraser"
        case .strokeEraser: "Stroke eraser"
        }
    }

    /// The identifier of its row in the sheet of its family.
    var identifier: String {
        switch self {
        case .pen: "toolbar.pen.pen"
        case .pencil: "toolbar.pen.pencil"
        case .fountain: "toolbar.pen.fountain"
        case .highlighter: "toolbar.highlighter"
        case .eraser: "toolbar.eraser.area"
        case .strokeEraser: "toolbar.eraser.stroke"
        }
    }
}

extension Tool.Family {
    /// The identifier of its button on the bar.
    var identifier: String {
        switch self {
        case .pen: "toolbar.pen"
        case .highlighter: "toolbar.highlighter"
        case .eraser: "toolbar.eraser"
        }
    }
}
