import CoreGraphics

/// What a stroke is drawn with.
public struct Brush: Hashable, Sendable {
    public let tool: InkTool
    public let color: InkColor
    /// Diameter in points, within `widths`.
    public let width: CGFloat
    /// How samples become the line.
    public let model: ModelOptions

    /// Widths a brush can have, in points.
    public static let widths: ClosedRange<CGFloat> = 0.1...512

    /// - Parameter width: diameter in points, limited to `widths`; NaN gives the thinnest.
    public init(tool: InkTool, color: InkColor, width: CGFloat, model: ModelOptions = .plain) {
        (self.tool, self.color, self.model) = (tool, color, model)
        self.width = width.isNaN ? Self.widths.lowerBound : min(Self.widths.upperBound, max(Self.widths.lowerBound, width))
    }
}
