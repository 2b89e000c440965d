extension Premultiplied {
    /// `source` blended onto `destination` where a shape covers `coverage`/255 of the pixel. Exact to one rounding a step.
    public static func blend(_ source: UInt32, onto destination: UInt32, coverage: UInt32 = 255, mode: CGBlendMode = .normal) -> UInt32 {
        switch mode {
        case .normal:
            return over(coverage == 255 ? source : scale(source, by: coverage), destination)
        case .clear:
            return out(destination, coverage: coverage)
        case .destinationOut:
            return out(destination, coverage: multiply(source >> 24, coverage))
        default:
            guard mode.keepsDestinationUnderTransparentSource else {
                return mix(destination, combine(source, destination, mode), coverage: coverage)
            }
            return combine(coverage == 255 ? source : scale(source, by: coverage), destination, mode)
        }
    }

    /// `(1 − coverage)·before + coverage·after`, each channel rounded once.
    internal static func mix(_ before: UInt32, _ after: UInt32, coverage: UInt32) -> UInt32 {
        if coverage == 255 { return after }
        if coverage == 0 { return before }
        return perChannel { shift in
            ((before >> shift) & 255) * (255 - coverage) + ((after >> shift) & 255) * coverage
        }
    }

    /// The mode's formula on whole pixels.
    private static func combine(_ s: UInt32, _ d: UInt32, _ mode: CGBlendMode) -> UInt32 {
        let (sa, da) = (s >> 24, d >> 24)
        switch mode {
        case .copy: return s
        case .clear: return 0
        case .normal: return over(s, d)
        case .sourceIn: return scale(s, by: da)
        case .sourceOut: return scale(s, by: 255 - da)
        case .destinationIn: return scale(d, by: sa)
        case .destinationOut: return scale(d, by: 255 - sa)
        case .destinationOver: return over(d, s)
        case .sourceAtop: return weighted(s, da, d, 255 - sa)
        case .destinationAtop: return weighted(s, 255 - da, d, sa)
        case .xor: return weighted(s, 255 - da, d, 255 - sa)
        case .plusLighter: return perChannel { (((s >> $0) & 255) + ((d >> $0) & 255)) * 255 }
        case .screen:
            return perChannel { let (x, y) = ((s >> $0) & 255, (d >> $0) & 255); return (x + y) * 255 - x * y }
        case .multiply:
            return perChannel { let (x, y) = ((s >> $0) & 255, (d >> $0) & 255); return x * y + x * (255 - da) + y * (255 - sa) }
        case .darken:
            return perChannel {
                let (x, y) = ((s >> $0) & 255, (d >> $0) & 255)
                return min(x * da, y * sa) + x * (255 - da) + y * (255 - sa)
            }
        case .lighten:
            return perChannel {
                let (x, y) = ((s >> $0) & 255, (d >> $0) & 255)
                return max(x * da, y * sa) + x * (255 - da) + y * (255 - sa)
            }
        }
    }

    private static func weighted(_ s: UInt32, _ sourceFactor: UInt32, _ d: UInt32, _ destinationFactor: UInt32) -> UInt32 {
        perChannel { ((s >> $0) & 255) * sourceFactor + ((d >> $0) & 255) * destinationFactor }
    }

    /// A pixel from `value(shift)` in units of 1/255² a channel, limited to one and rounded to nearest.
    private static func perChannel(_ value: (UInt32) -> UInt32) -> UInt32 {
        func byte(_ shift: UInt32) -> UInt32 { ((min(65_025, value(shift)) + 127) / 255) << shift }
        return byte(0) | byte(8) | byte(16) | byte(24)
    }
}
