/// How what is drawn meets what is there. Raw values are Core Graphics' own.
///
/// In the formulas S and D are the premultiplied source and destination, a their alphas, all 0…1
/// (Porter & Duff, "Compositing digital images", SIGGRAPH 1984; the separable modes: PDF 32000-1:2008, 11.3.5.2).
public enum CGBlendMode: Int32, Sendable, Hashable, CaseIterable {
    /// S + D·(1 − Sa)
    case normal = 0
    /// S·D + S·(1 − Da) + D·(1 − Sa)
    case multiply = 1
    /// S + D − S·D
    case screen = 2
    /// min(S·Da, D·Sa) + S·(1 − Da) + D·(1 − Sa)
    case darken = 4
    /// max(S·Da, D·Sa) + S·(1 − Da) + D·(1 − Sa)
    case lighten = 5
    /// 0
    case clear = 16
    /// S
    case copy = 17
    /// S·Da
    case sourceIn = 18
    /// S·(1 − Da)
    case sourceOut = 19
    /// S·Da + D·(1 − Sa)
    case sourceAtop = 20
    /// S·(1 − Da) + D
    case destinationOver = 21
    /// D·Sa
    case destinationIn = 22
    /// D·(1 − Sa)
    case destinationOut = 23
    /// S·(1 − Da) + D·Sa
    case destinationAtop = 24
    /// S·(1 − Da) + D·(1 − Sa)
    case xor = 25
    /// min(1, S + D)
    case plusLighter = 27

    /// Whether a transparent source changes nothing, so that coverage may be multiplied into the source.
    /// For the others a partly covered pixel is the mean of before and after, weighted by coverage.
    internal var keepsDestinationUnderTransparentSource: Bool {
        switch self {
        case .normal, .multiply, .screen, .darken, .lighten, .sourceAtop, .destinationOver, .destinationOut, .xor, .plusLighter: true
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        }
    }
}
