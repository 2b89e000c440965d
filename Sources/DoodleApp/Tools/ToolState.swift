import Ink
import UIKit

/// The tool in hand, its colour and its width. Pen and eraser keep a width each, since nobody erases with a 2-point tip.
public struct ToolState: Sendable, Equatable {
    /// Points, thinnest first.
    public static let widths: [CGFloat] = [3, 6, 16]

    public var tool = InkTool.pen
    public private(set) var colorIndex = 0
    private var penWidthIndex = 1
    private var eraserWidthIndex = 2

    public init() {}

    public var color: InkColor { Palette.entries[colorIndex].color }

    public var widthIndex: Int {
        get { tool == .eraser ? eraserWidthIndex : penWidthIndex }
        set {
            let index = min(max(newValue, 0), ToolState.widths.count - 1)
            if tool == .eraser { eraserWidthIndex = index } else { penWidthIndex = index }
        }
    }

    public var width: CGFloat { ToolState.widths[widthIndex] }

    /// What the next stroke is drawn with.
    public var brush: Brush { Brush(tool: tool, color: color, width: width) }

    /// Picks a colour and takes up the pen, since who picks a colour wants to draw. An index past the palette changes nothing.
    public mutating func pickColor(at index: Int) {
        guard Palette.entries.indices.contains(index) else { return }
        colorIndex = index
        tool = .pen
    }
}
