/// The tooth of the paper, on which a pencil leaves its graphite: hills that catch it and hollows it does not reach.
///
/// Heights are value noise in three sizes, each on a lattice turned by another angle so that none shows. They belong to places on the
/// page, in points: the grain lies still whatever scale, turn, tile, scroll or thread paints it. Whole numbers all the way, so every
/// machine has the same paper.
struct PaperGrain: Hashable, Sendable {
    /// From large hills to small: one alone looks like cloth or like static.
    private let large: Lattice, middle: Lattice, small: Lattice

    init(_ map: PageMap) {
        // Pythagorean angles: exact on every machine.
        large = Lattice(map, cell: 2.7, weight: 72, cosine: 12.0 / 13, sine: -5.0 / 13, seed: 0x0B5A_D4CE)
        middle = Lattice(map, cell: 1.15, weight: 104, cosine: 4.0 / 5, sine: 3.0 / 5, seed: 0x51ED_270B)
        small = Lattice(map, cell: 0.62, weight: 80, cosine: -3.0 / 5, sine: 4.0 / 5, seed: 0x2C1B_3C6D)
    }

    /// How much graphite stays at a page pixel, 0…255; grows with how hard it is pressed, and without it there is none.
    /// - Parameter pressed: 0…255.
    func deposit(pressed: UInt32, x: Int, y: Int) -> UInt32 {
        guard pressed > 0 else { return 0 }
        let force = Int(pressed)
        // Pressed hard, graphite gets down into most hollows; lightly, it stays on the hills. A trace of dust lies everywhere.
        let reached = force * 11 / 8 - 255 + height(x: x, y: y)
        let dust = (force * force) >> 10
        // Even the densest graphite shines: it is never as dark as ink.
        return UInt32(min(255, max(reached, dust))) * 235 / 255
    }

    /// Around 128; beyond 0…255 where the hills are highest and the hollows deepest.
    func height(x: Int, y: Int) -> Int {
        let sum = large.height(x: x, y: y) + middle.height(x: x, y: y) + small.height(x: x, y: y)
        // Three sizes added level each other out: 1.9 brings the contrast back.
        return 128 + (sum * 243) >> 15
    }
}

extension PaperGrain {
    /// Noise of one size.
    private struct Lattice: Hashable, Sendable {
        /// Cells in half a pixel along x and y, in 2⁻³².
        private let along: Int, across: Int
        private let weight: Int
        private let seed: UInt32

        /// - Parameter cell: size of a hill in points.
        init(_ map: PageMap, cell: Double, weight: Double, cosine: Double, sine: Double, seed: UInt32) {
            let step = 4_294_967_296 / (2 * cell * map.scale)
            // Where the page is turned one way, its lattice as seen from pixels is turned the other way.
            let (along, across) = (cosine * map.cosine + sine * map.sine, sine * map.cosine - cosine * map.sine)
            (self.along, self.across) = (Int((along * step).rounded()), Int((across * step).rounded()))
            // Hills smaller than a pixel level out in it: what a coarse picture cannot show must not become spots.
            self.weight = Int((weight * min(1, cell * map.scale / 0.6)).rounded())
            self.seed = seed
        }

        /// The height in the middle of a page pixel, from −128 to 127 times the weight.
        @inline(__always)
        func height(x: Int, y: Int) -> Int {
            let (x, y) = (2 &* x &+ 1, 2 &* y &+ 1)
            let u = along &* x &- across &* y, v = across &* x &+ along &* y
            let corner = corners(UInt32(truncatingIfNeeded: u >> 32), UInt32(truncatingIfNeeded: v >> 32))
            let (right, down) = (Self.eased(u >> 24 & 255), Self.eased(v >> 24 & 255))
            let top = Int(corner[0]) * (256 - right) + Int(corner[1]) * right
            let bottom = Int(corner[2]) * (256 - right) + Int(corner[3]) * right
            return ((top * (256 - down) + bottom * down) >> 16 - 128) * weight
        }

        /// The heights of the four corners of a cell, 0…255.
        @inline(__always)
        private func corners(_ i: UInt32, _ j: UInt32) -> SIMD4<UInt32> {
            let places = SIMD4(i, i &+ 1, i, i &+ 1) &* 0x9E37_79B1 &+ SIMD4(j, j, j &+ 1, j &+ 1) &* 0x85EB_CA77
            return Self.scrambled(places &+ seed) &>> 24
        }

        /// 0…255 to 0…256 without a kink at either end: 3t² − 2t³.
        @inline(__always)
        private static func eased(_ t: Int) -> Int { (t * t * (768 - 2 * t)) >> 16 }

        /// A permutation of 32 bits in which every bit depends on every other (constants of the hash-prospector search, public domain).
        @inline(__always)
        private static func scrambled(_ value: SIMD4<UInt32>) -> SIMD4<UInt32> {
            var x = value
            x = (x ^ (x &>> 16)) &* 0x21F0_AAAD
            x = (x ^ (x &>> 15)) &* 0x735A_2D97
            return x ^ (x &>> 15)
        }
    }
}
