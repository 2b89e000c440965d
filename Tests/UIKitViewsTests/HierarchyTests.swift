import Testing
@testable import UIKit

@MainActor @Suite("Order of subviews")
struct HierarchyTests {
    private let parent = UIView(0, 0, 10, 10)
    private let a = UIView(), b = UIView(), c = UIView()

    init() { for view in [a, b, c] { parent.addSubview(view) } }

    private func order(_ views: UIView...) -> Bool {
        views.count == parent.subviews.count && zip(views, parent.subviews).allSatisfy { $0 === $1 }
    }

    @Test func movingAViewAboveASiblingInFrontOfItLandsRightAboveIt() {
        parent.insertSubview(a, aboveSubview: b)
        #expect(order(b, a, c))
    }

    @Test func movingAViewBelowASiblingInFrontOfItLandsRightBelowIt() {
        parent.insertSubview(a, belowSubview: c)
        #expect(order(b, a, c))
    }

    @Test func movingAViewNextToASiblingBehindItWorksToo() {
        parent.insertSubview(c, aboveSubview: a)
        #expect(order(a, c, b))
        parent.insertSubview(b, belowSubview: a)
        #expect(order(b, a, c))
    }

    @Test func frontBackAndExchange() {
        parent.bringSubviewToFront(a)
        #expect(order(b, c, a))
        parent.sendSubviewToBack(c)
        #expect(order(c, b, a))
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order(a, b, c))
    }

    @Test func addingAViewElsewhereTakesItAway() {
        let other = UIView()
        other.addSubview(b)
        #expect(order(a, c))
        #expect(b.superview === other)
    }

    @Test func aWindowIsItsOwnAndItsSubtrees() {
        let scene = Scene()
        scene.window.addSubview(parent)
        #expect(scene.window.window === scene.window)
        #expect(c.window === scene.window)
        parent.removeFromSuperview()
        #expect(c.window == nil && parent.superview == nil)
    }

    @Test func viewsAreFoundByTagDepthFirst() {
        let deep = UIView()
        deep.tag = 7
        b.addSubview(deep)
        c.tag = 7
        #expect(parent.viewWithTag(7) === deep)
        #expect(parent.viewWithTag(8) == nil)
    }
}
