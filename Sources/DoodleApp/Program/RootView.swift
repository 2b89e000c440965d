import UIKit

/// Stacks the canvas, the bar with its sheets, and the toasts.
final class RootView: UIView {
    private let canvas: CanvasView
    private let toolbar: Toolbar
    private let toasts: ToastStack
    /// Lies over everything while it is there; the rest is then hidden, which ends what fingers do on it.
    var cover: UIView? {
        didSet {
            guard cover !== oldValue else { return }
            oldValue?.removeFromSuperview()
            for part in [canvas, toolbar.bar, toasts] as [UIView] { part.isHidden = cover != nil }
            if let cover { addSubview(cover) }
            setNeedsLayout()
        }
    }

    init(canvas: CanvasView, toolbar: Toolbar, toasts: ToastStack) {
        (self.canvas, self.toolbar, self.toasts) = (canvas, toolbar, toasts)
        super.init(frame: .zero)
        addSubview(canvas)
        addSubview(toolbar.bar)
        addSubview(toolbar.curtain)
        for sheet in toolbar.sheets { addSubview(sheet) }
        addSubview(toasts)
    }

    override func layoutSubviews() {
        canvas.frame = bounds
        toolbar.layOut(in: bounds)
        toasts.layOut(in: bounds)
        cover?.frame = bounds
    }
}
