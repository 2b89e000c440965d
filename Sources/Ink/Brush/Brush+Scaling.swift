import CoreGraphics

extension Brush {
    /// The same brush with `factor` times the width, within `widths`.
    public func scaled(by factor: CGFloat) -> Brush {
        factor == 1 ? self : Brush(tool: tool, color: color, width: width * factor, model: model)
    }
}
