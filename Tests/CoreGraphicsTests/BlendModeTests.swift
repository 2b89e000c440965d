import CoreGraphics
import Testing

@Suite struct BlendModeTests {
    /// The modes' formulas in real numbers; the operands are one channel and the alphas, 0…1.
    private func formula(_ mode: CGBlendMode, _ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
        switch mode {
        case .normal: s + d * (1 - sa)
        case .multiply: s * d + s * (1 - da) + d * (1 - sa)
        case .screen: s + d - s * d
        case .darken: min(s * da, d * sa) + s * (1 - da) + d * (1 - sa)
        case .lighten: max(s * da, d * sa) + s * (1 - da) + d * (1 - sa)
        case .clear: 0
        case .copy: s
        case .sourceIn: s * da
        case .sourceOut: s * (1 - da)
        case .sourceAtop: s * da + d * (1 - sa)
        case .destinationOver: s * (1 - da) + d
        case .destinationIn: d * sa
        case .destinationOut: d * (1 - sa)
        case .destinationAtop: s * (1 - da) + d * sa
        case .xor: s * (1 - da) + d * (1 - sa)
        case .plusLighter: min(1, s + d)
        }
    }

    @Test(arguments: CGBlendMode.allCases) func fullyCoveredPixelsFollowTheFormula(mode: CGBlendMode) {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2_000 {
            let s = random.nextPixel(), d = random.nextPixel()
            let result = Premultiplied.blend(s, onto: d, mode: mode)
            for shift in [UInt32(0), 8, 16, 24] {
                func unit(_ pixel: UInt32, _ shift: UInt32) -> Double { Double((pixel >> shift) & 255) / 255 }
                let exact = formula(mode, unit(s, shift), unit(s, 24), unit(d, shift), unit(d, 24)) * 255
                let distance = abs(exact - Double((result >> shift) & 255))
                if distance > 0.5 + 1e-9 { Issue.record("\(mode): \(s) on \(d) is \(distance) off"); return }
            }
            if (0...2).contains(where: { (result >> ($0 * 8)) & 255 > result >> 24 }) {
                Issue.record("\(mode): \(s) on \(d) is not premultiplied any more")
                return
            }
        }
    }

    @Test(arguments: CGBlendMode.allCases) func partCoverageIsBetweenBeforeAndAfter(mode: CGBlendMode) {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            let s = random.nextPixel(), d = random.nextPixel(), coverage = UInt32.random(in: 0...255, using: &random)
            let result = Premultiplied.blend(s, onto: d, coverage: coverage, mode: mode)
            for shift in [UInt32(0), 8, 16, 24] {
                func unit(_ pixel: UInt32, _ shift: UInt32) -> Double { Double((pixel >> shift) & 255) / 255 }
                let c = Double(coverage) / 255
                // plusLighter saturates, so its mean is over what it would be without coverage.
                let exact = mode == .plusLighter
                    ? min(1, unit(d, shift) + c * unit(s, shift))
                    : (1 - c) * unit(d, shift) + c * formula(mode, unit(s, shift), unit(s, 24), unit(d, shift), unit(d, 24))
                // min and max of products are not linear in the source, so darken and lighten only hold exactly there.
                let distance = abs(exact * 255 - Double((result >> shift) & 255))
                if distance > 1.6 { Issue.record("\(mode) at \(coverage): \(s) on \(d) is \(distance) off"); return }
            }
        }
    }

    @Test(arguments: CGBlendMode.allCases) func noCoverageChangesNothing(mode: CGBlendMode) {
        #expect(Premultiplied.blend(0x8040_3020, onto: 0x9030_2010, coverage: 0, mode: mode) == 0x9030_2010)
    }

    /// Every way a run of pixels is blended gives what single pixels give.
    @Test(arguments: CGBlendMode.allCases) func fillsUseTheSameArithmetic(mode: CGBlendMode) {
        let canvas = Canvas(256, 3)
        for x in 0..<256 {
            for y in 0..<3 { canvas.buffer[x, y] = Premultiplied.pixel(red: 200, green: 90, blue: 10, alpha: UInt8(x)) }
        }
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(color)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 256, height: 1))
        canvas.context.fill(CGRect(x: 0, y: 1, width: 256, height: 0.4))
        for x in 0..<256 {
            let before = Premultiplied.pixel(red: 200, green: 90, blue: 10, alpha: UInt8(x))
            #expect(canvas.buffer[x, 0] == Premultiplied.blend(color.premultipliedPixel, onto: before, mode: mode))
            #expect(canvas.buffer[x, 1] == Premultiplied.blend(color.premultipliedPixel, onto: before, coverage: 102, mode: mode))
            #expect(canvas.buffer[x, 2] == before)
        }
    }
}
