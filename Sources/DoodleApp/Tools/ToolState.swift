import Ink
import UIKit

/// The tool in hand, its colour and its width.
///
/// Each tool keeps a width of its own, since nobody erases with a 2-point tip. The pens share a colour, as one changes them in the middle
/// of a drawing; the highlighter has its own.
public struct ToolState: Sendable, Equatable {
    /// Points, thinnest first.
    public static let widths: [CGFloat] = [3, 6, 16]
    /// The same for the highlighter: as high as a line of handwriting, and half and one and a half of it. Chosen.
    public static let highlighterWidths: [CGFloat] = [12, 20, 32]

    public var tool = Tool.pen { didSet { lastTools[tool.family] = tool } }
    /// The tool of each family that was in hand last.
    private(set) var lastTools: [Tool.Family: Tool] = [:]
    private(set) var penColorIndex = 0
    private(set) var highlighterColorIndex = Palette.highlighterStart
    private(set) var widthIndices: [Tool: Int] = [:]

    public init() {}

    /// As it was left: what a button of each family takes up, the colours, and the place of each tool's width among those it has.
    init(tool: Tool, lastTools: [Tool.Family: Tool], penColor: Int, highlighterColor: Int, widths: [Tool: Int]) {
        self.lastTools = lastTools
        (penColorIndex, highlighterColorIndex, widthIndices) = (penColor, highlighterColor, widths)
        self.tool = tool
        if lastTool(of: tool.family) != tool { self.lastTools[tool.family] = tool }
    }

    /// The tool a family's button takes up.
    public func lastTool(of family: Tool.Family) -> Tool { lastTools[family] ?? family.tools[0] }

    // MARK: Colour

    public var colorIndex: Int { tool == .highlighter ? highlighterColorIndex : penColorIndex }

    /// What the tool in hand leaves, translucent where the tool is.
    public var color: InkColor {
        let entry = Palette.entries[colorIndex]
        return tool == .highlighter ? entry.highlight : entry.color
    }

    /// What the colours to pick from look like with the tool in hand: opaque, as ink in a bottle is.
    public var swatches: [InkColor] {
        Palette.entries.map { entry in
            guard tool == .highlighter else { return entry.color }
            var swatch = entry.highlight
            swatch.alpha = 255
            return swatch
        }
    }

    /// Picks a colour for the tool in hand; with an eraser in hand the last pen is taken up, since who picks a colour wants to draw.
    /// An index past the palette changes nothing.
    public mutating func pickColor(at index: Int) {
        guard Palette.entries.indices.contains(index) else { return }
        if tool.family == .eraser { tool = lastTool(of: .pen) }
        if tool == .highlighter { highlighterColorIndex = index } else { penColorIndex = index }
    }

    // MARK: Width

    /// The widths of the tool in hand.
    public var widths: [CGFloat] { tool == .highlighter ? ToolState.highlighterWidths : ToolState.widths }

    public var widthIndex: Int {
        get { widthIndices[tool] ?? (tool.family == .eraser ? 2 : 1) }
        set { widthIndices[tool] = min(max(newValue, 0), widths.count - 1) }
    }

    public var width: CGFloat { widths[widthIndex] }

    // MARK: The next stroke

    /// The same with the eraser in hand that was in hand last, where it is the pen's other end that has landed.
    func held(byEraser isEraser: Bool) -> ToolState {
        guard isEraser, tool.family != .eraser else { return self }
        var other = self
        other.tool = lastTool(of: .eraser)
        return other
    }

    /// What the next stroke is drawn with by a finger, a mouse or a pen; nil where the tool leaves none.
    public func brush(for source: InkSource) -> Brush? {
        tool.ink.map { Brush(tool: $0, color: color, width: width, model: tool.model(for: source)) }
    }
}
