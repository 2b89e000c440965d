import Testing
@testable import UIKit

@MainActor @Suite("Layout")
struct LayoutTests {
    private final class CountingView: UIView {
        var passes = 0
        var onLayout: (CountingView) -> Void = { _ in }
        override func layoutSubviews() {
            passes += 1
            onLayout(self)
        }
    }

    @Test func viewsAreLaidOutBeforeTheFrameAndOnlyWhenAsked() {
        let scene = Scene()
        let view = scene.add(CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        _ = scene.picture()
        #expect(view.passes == 1)
        view.center.x += 5
        _ = scene.picture()
        #expect(view.passes == 1)
        view.bounds.size.width += 5
        _ = scene.picture()
        #expect(view.passes == 2)
    }

    @Test func layoutAskedForDuringLayoutHappensInTheSameFrame() {
        let scene = Scene()
        let first = scene.add(CountingView(frame: .zero)), second = scene.add(CountingView(frame: .zero))
        second.onLayout = { _ in if first.passes == 1 { first.setNeedsLayout() } }
        _ = scene.picture()
        #expect(first.passes == 2 && second.passes == 1)
    }

    @Test func viewsThatAskForEachOtherForEverDoNotHang() {
        let scene = Scene()
        let view = scene.add(CountingView(frame: .zero))
        view.onLayout = { $0.setNeedsLayout() }
        _ = scene.picture()
        #expect(view.passes > 1)
    }

    @Test func flexiblePartsShareAChangeInProportion() {
        let parent = UIView(0, 0, 100, 100)
        func resized(_ mask: UIView.AutoresizingMask, from frame: CGRect) -> CGRect {
            parent.frame.size = CGSize(width: 100, height: 100)
            let child = UIView(frame: frame)
            child.autoresizingMask = mask
            parent.addSubview(child)
            parent.frame.size = CGSize(width: 200, height: 150)
            child.removeFromSuperview()
            return child.frame
        }
        let frame = CGRect(x: 20, y: 10, width: 60, height: 80)
        #expect(resized([], from: frame) == frame)
        #expect(resized([.flexibleWidth, .flexibleHeight], from: frame) == CGRect(x: 20, y: 10, width: 160, height: 130))
        #expect(resized(.flexibleLeftMargin, from: frame) == CGRect(x: 120, y: 10, width: 60, height: 80))
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], from: frame) == CGRect(x: 70, y: 10, width: 60, height: 80))
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], from: frame)
                == CGRect(x: 40, y: 10, width: 120, height: 80))
    }
}
