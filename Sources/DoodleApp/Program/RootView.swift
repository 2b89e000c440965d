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

    /// Asks how a picture is saved.
    let saveSheet: SaveSheet
    let saveCurtain = Curtain()

    init(canvas: CanvasView, toolbar: Toolbar, pageBar: PageBar, toasts: ToastStack) {
        saveSheet = SaveSheet(theme: toolbar.theme)
        (self.canvas, self.toolbar, self.pageBar, self.toasts) = (canvas, toolbar, pageBar, toasts)
        super.init(frame: .zero)
        addSubview(canvas)
        addSubview(toolbar.bar)
        addSubview(pageBar.bar)
        addSubview(toolbar.curtain)
        addSubview(pageBar.curtain)
        addSubview(saveCurtain)
        saveCurtain.isHidden = true
        for sheet in toolbar.sheets + [pageBar.sheet, saveSheet.sheet] { addSubview(sheet) }
        addSubview(toasts)
    }

    override func layoutSubviews() {
        canvas.frame = bounds
        toolbar.layOut(in: bounds)
        pageBar.layOut(in: bounds, beside: toolbar.bar.frame)
        saveCurtain.frame = bounds
        if !saveSheet.sheet.isHidden { placeSaveSheet() }
        // Under the bar of what covers the drawing.
        let top = cover == nil ? 0 : GalleryLayout.Metrics.bar
        toasts.layOut(in: CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
        cover?.frame = bounds
    }

    /// Above the bar, in points.
    var roomForSheets: CGSize {
        let edge = ToolbarLayout.Metrics.edge
        return CGSize(width: bounds.width - 2 * edge, height: toolbar.bar.frame.minY - ToolbarLayout.Metrics.gap - edge)
    }

    func openSaveSheet() {
        (saveCurtain.isHidden, saveSheet.sheet.isHidden) = (false, false)
        placeSaveSheet()
    }

    /// - Returns: whether it was open.
    func closeSaveSheet() -> Bool {
        let wasOpen = !saveSheet.sheet.isHidden
        (saveCurtain.isHidden, saveSheet.sheet.isHidden) = (true, true)
        return wasOpen
    }

    /// Above the bar at its end, where the button is, or as far down as it must be to be seen whole.
    private func placeSaveSheet() {
        let size = saveSheet.sheet.bounds.size, edge = ToolbarLayout.Metrics.edge
        let x = max(edge, min(toolbar.bar.frame.maxX, bounds.width - edge) - size.width)
        let above = toolbar.bar.frame.minY - ToolbarLayout.Metrics.gap - size.height
        let y = above >= edge ? above : max(0, min(edge, bounds.height - size.height - edge))
        saveSheet.sheet.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
}
