import QuartzCore
import Testing

@MainActor @Suite struct LayerTreeTests {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    @Test func sublayersStandInTheOrderTheyWerePut() {
        let root = CALayer(), a = named("a"), b = named("b"), c = named("c"), d = named("d")
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(names(root) == "cab")
        root.insertSublayer(d, below: a)
        #expect(names(root) == "cdab")
        root.insertSublayer(c, above: b)
        #expect(names(root) == "dabc")
        root.insertSublayer(d, at: 99)
        #expect(names(root) == "abcd")
        root.addSublayer(a)
        #expect(names(root) == "bcda" && a.superlayer === root)
        root.replaceSublayer(c, with: named("x"))
        #expect(names(root) == "bxda" && c.superlayer == nil)
        b.removeFromSuperlayer()
        b.removeFromSuperlayer()
        #expect(names(root) == "xda" && b.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && a.superlayer == nil)
    }

    @Test func aLayerMovesFromOneParentToAnother() {
        let first = CALayer(), second = CALayer(), child = CALayer()
        first.addSublayer(child)
        second.addSublayer(child)
        #expect(first.sublayers == nil && second.sublayers?.count == 1 && child.superlayer === second)
    }

    @Test func settingTheFrameIsExactAndKeepsTheTransform() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0.25, y: 0.75, width: 33.5, height: 11.25)
        #expect(layer.frame == CGRect(x: 0.25, y: 0.75, width: 33.5, height: 11.25))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(layer.bounds.size == CGSize(width: 20, height: 30) && layer.position == CGPoint(x: 30, y: 50))
    }

    @Test func aPointIsInsideTheHalfOpenBounds() {
        let layer = CALayer(5, 5, 10, 10)
        #expect(layer.contains(.zero) && layer.contains(CGPoint(x: 9.9, y: 9.9)))
        #expect(!layer.contains(CGPoint(x: 10, y: 5)) && !layer.contains(CGPoint(x: -0.1, y: 5)))
    }
}
