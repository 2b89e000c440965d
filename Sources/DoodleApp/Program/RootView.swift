import UIKit

/// Stacks the canvas, the bars with their sheets, and the toasts.
final class RootView: UIView {
    private let canvas: CanvasView
    private let toolbar: Toolbar
    private let pageBar: PageBar
    private let toasts: ToastStack
    /// Set before the cover is.
    var showsToastsOverCover = false
    /// Lies over everything while it is there; the rest is then hidden, which ends what fingers do on it.
    var cover: UIView? {
        didSet {
            guard cover !== oldValue else { return }
            oldValue?.removeFromSuperview()
            for part in [canvas, toolbar.bar, pageBar.bar] as [UIView] { part.isHidden = cover != nil }
            toasts.isHidden = cover != nil && !showsToastsOverCover
            if let cover { insertSubview(cover, belowSubview: toasts) }
            setNeedsLayout()
        }
    }

    init(canvas: CanvasView, toolbar: Toolbar, pageBar: PageBar, toasts: ToastStack) {
        (self.canvas, self.toolbar, self.pageBar, self.toasts) = (canvas, toolbar, pageBar, toasts)
        super.init(frame: .zero)
        addSubview(canvas)
        addSubview(toolbar.bar)
        addSubview(pageBar.bar)
        addSubview(toolbar.curtain)
        addSubview(pageBar.curtain)
        for sheet in toolbar.sheets + [pageBar.sheet] { addSubview(sheet) }
        addSubview(toasts)
    }

    override func layoutSubviews() {
        canvas.frame = bounds
        toolbar.layOut(in: bounds)
        pageBar.layOut(in: bounds, beside: toolbar.bar.frame)
        // Under the bar of what covers the drawing.
        let top = cover == nil ? 0 : GalleryLayout.Metrics.bar
        toasts.layOut(in: CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
        cover?.frame = bounds
    }
}
