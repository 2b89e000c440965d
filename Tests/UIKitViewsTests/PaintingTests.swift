import Testing
@testable import UIKit

@MainActor @Suite("Painting a tree")
struct PaintingTests {
    private let red: UInt32 = 0xFFFF_0000, green: UInt32 = 0xFF00_FF00, blue: UInt32 = 0xFF00_00FF, white: UInt32 = 0xFFFF_FFFF

    @Test func laterSubviewsCoverEarlierOnesAndTheirParent() {
        let scene = Scene()
        let parent = scene.add(UIView(10, 10, 50, 50, .red))
        _ = scene.add(UIView(10, 10, 20, 20, .green), to: parent)
        _ = scene.add(UIView(20, 20, 20, 20, .blue), to: parent)
        let picture = scene.picture()
        #expect(picture[5, 5] == white)
        #expect(picture[15, 15] == red)
        #expect(picture[25, 25] == green)
        #expect(picture[35, 35] == blue)
        parent.sendSubviewToBack(parent.subviews[1])
        #expect(scene.picture()[35, 35] == green)
    }

    @Test func bordersLieOverSubviewsAndInsideTheBounds() {
        let scene = Scene()
        let view = scene.add(UIView(10, 10, 40, 40, .red))
        view.borderWidth = 3
        view.borderColor = .blue
        _ = scene.add(UIView(0, 0, 40, 40, .green), to: view)
        let picture = scene.picture()
        #expect(picture[9, 20] == white)
        for place in [10, 11, 12, 47, 49] { #expect(picture[place, 20] == blue && picture[20, place] == blue) }
        #expect(picture[13, 20] == green && picture[46, 20] == green && picture[50, 20] == white)
    }

    @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat])
    func hairlinesAndEdgesAreSharpAtAnyScale(scale: CGFloat) {
        let scene = Scene(scale: scale)
        let view = scene.add(UIView(7, 7, 41, 31, .red))
        view.borderWidth = 1
        view.borderColor = .blue
        let picture = scene.picture()
        let box = view.frame
        let left = Int((box.minX * scale).rounded()), right = Int((box.maxX * scale).rounded()), width = Int(scale.rounded())
        let y = picture.height / 4
        for x in 0..<picture.width {
            let isBorder = (left..<left + width).contains(x) || (right - width..<right).contains(x)
            #expect(picture[x, y] == (isBorder ? blue : (left..<right).contains(x) ? red : white), "x \(x)")
        }
    }

    @Test func subviewsShowOutsideUnlessClipped() {
        let scene = Scene()
        let parent = scene.add(UIView(10, 10, 20, 20, .red))
        _ = scene.add(UIView(10, 10, 40, 40, .blue), to: parent)
        #expect(scene.picture()[40, 40] == blue)
        parent.clipsToBounds = true
        #expect(scene.picture()[40, 40] == white)
        #expect(scene.picture()[29, 29] == blue)
    }

    @Test func drawingIsClippedToTheBounds() {
        let scene = Scene()
        let view = scene.add(DrawingView(frame: CGRect(x: 20, y: 20, width: 10, height: 10)))
        view.onDraw = { _ in
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: -100, y: -100, width: 300, height: 300))
        }
        let picture = scene.picture()
        #expect(picture[20, 20] == red && picture[29, 29] == red)
        #expect(picture[19, 25] == white && picture[30, 25] == white)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func drawingStartsInTheBoundsCoordinatesWithScrolledOrigin() {
        let scene = Scene(scale: 2)
        let view = scene.add(DrawingView(frame: CGRect(x: 20, y: 20, width: 10, height: 10)))
        view.bounds.origin = CGPoint(x: 100, y: 50)
        view.onDraw = { _ in UIGraphicsGetCurrentContext()?.fill(CGRect(x: 101, y: 52, width: 1, height: 1)) }
        let picture = scene.picture()
        #expect(picture[42, 44] == 0xFF00_0000 && picture[43, 45] == 0xFF00_0000)
        #expect(picture[41, 44] == white && picture[42, 46] == white)
    }

    @Test func hiddenAndTransparentSubtreesAreSkipped() {
        let scene = Scene()
        let parent = scene.add(UIView(0, 0, 50, 50))
        let child = scene.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), to: parent)
        parent.isHidden = true
        _ = scene.picture()
        #expect(child.drawn.isEmpty)
        parent.isHidden = false
        parent.alpha = 0
        _ = scene.picture()
        #expect(child.drawn.isEmpty)
        parent.alpha = 1
        _ = scene.picture()
        #expect(child.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test func onlyTheDirtyPartIsAskedFor() {
        let scene = Scene(width: 500, height: 500)
        let canvas = scene.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
        let far = scene.add(RecordingView(frame: CGRect(x: 400, y: 400, width: 50, height: 50)))
        _ = scene.picture()
        (canvas.drawn, far.drawn) = ([], [])
        canvas.setNeedsDisplay(CGRect(x: 30, y: 40, width: 20, height: 20))
        #expect(scene.window.windowScene.renderFrame()?.dirty == [PixelRect(x: 30, y: 40, width: 20, height: 20)])
        #expect(canvas.drawn == [CGRect(x: 30, y: 40, width: 20, height: 20)])
        #expect(far.drawn.isEmpty)
    }

    @Test func whatAnOpaqueViewCoversIsNotDrawn() {
        let scene = Scene(background: nil)
        let behind = scene.add(RecordingView(frame: scene.window.bounds))
        let front = scene.add(UIView(0, 0, 50, 100, .red))
        _ = scene.picture()
        behind.drawn = []
        front.setNeedsDisplay(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(scene.picture()[7, 7] == red)
        #expect(behind.drawn.isEmpty)
        front.backgroundColor = UIColor.red.withAlphaComponent(0.5)
        _ = scene.picture()
        #expect(behind.drawn == [CGRect(x: 0, y: 0, width: 50, height: 100)])
    }

    @Test func anythingThatLetsThroughDoesNotCover() {
        let scene = Scene(background: .white)
        let behind = scene.add(RecordingView(frame: scene.window.bounds))
        let front = scene.add(UIView(0, 0, 100, 100, .red))
        func isBehindDrawn(_ change: () -> Void) -> Bool {
            change()
            scene.window.invalidateAll()
            behind.drawn = []
            _ = scene.picture()
            return !behind.drawn.isEmpty
        }
        #expect(!isBehindDrawn {})
        #expect(isBehindDrawn { front.cornerRadius = 10 })
        #expect(isBehindDrawn { (front.cornerRadius, front.alpha) = (0, 0.9) })
        #expect(isBehindDrawn { (front.alpha, front.transform) = (1, CGAffineTransform(rotationAngle: 0.1)) })
        #expect(isBehindDrawn { (front.transform, front.isHidden) = (.identity, true) })
        #expect(!isBehindDrawn { (front.isHidden, front.backgroundColor, front.isOpaque) = (false, nil, true) })
    }

    @Test func aFrameWithoutBackgroundIsClearedBeforeItIsPaintedAgain() {
        let scene = Scene(background: nil)
        let view = scene.add(UIView(10, 10, 10, 10, .red))
        #expect(scene.picture()[15, 15] == red)
        view.removeFromSuperview()
        #expect(scene.picture()[15, 15] == 0)
    }

    @Test func theViewControllerHearsOfLayoutAroundIt() {
        final class Controller: UIViewController {
            var heard: [String] = []
            final class View: UIView {
                override func layoutSubviews() { (next as? Controller)?.heard.append("layout") }
            }
            override func loadView() { view = View(frame: .zero) }
            override func viewWillLayoutSubviews() { heard.append("will") }
            override func viewDidLayoutSubviews() { heard.append("did") }
        }
        let scene = Scene()
        let controller = Controller()
        scene.window.rootViewController = controller
        _ = scene.picture()
        #expect(controller.heard == ["will", "layout", "did"])
        #expect(controller.view.frame == scene.window.bounds)
    }
}
