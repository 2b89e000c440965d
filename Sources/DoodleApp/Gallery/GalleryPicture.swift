import Assets
import UIKit

/// A drawing's small picture, or the paper it will be on.
final class GalleryPicture: UIView {
    static let radius: CGFloat = 12
    private let theme: Theme
    private var image: UIImage?
    private var cannotBeRead = false
    var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
    /// Of the drawing on the page.
    var isPresent = false { didSet { showBorder() } }
    /// Without paper: there is no drawing yet.
    var isBare = false { didSet { backgroundColor = isBare ? theme.surface : GalleryPicture.paper } }

    private static let paper = UIColor(hex: 0xFCFBF7)

    init(theme: Theme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = GalleryPicture.paper
        cornerRadius = GalleryPicture.radius
        showBorder()
    }

    private func showBorder() {
        // One device pixel at every scale where it is a hairline.
        (borderWidth, borderColor) = isPresent ? (3, theme.accent) : (0.01, theme.hairline)
    }

    /// nil while it is being made; nil in it where the drawing cannot be read.
    func show(_ image: UIImage??) {
        let cannotBeRead = image.map { $0 == nil } ?? false
        guard self.image !== image ?? nil || cannotBeRead != self.cannotBeRead else { return }
        (self.image, self.cannotBeRead) = (image ?? nil, cannotBeRead)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: GalleryPicture.radius)
        outline.addClip()
        image?.draw(in: bounds)
        if cannotBeRead {
            let side = IconButton.iconSide
            let icon = UIImage(svg: Icon.warning.svg, size: CGSize(width: side, height: side))
            icon.withTintColor(UIColor(hex: 0xC62828)).draw(in: CGRect(
                x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
        }
        context.restoreGState()
        guard isPressed else { return }
        UIColor(hex: 0x000000, alpha: 0.10).setFill()
        outline.fill()
    }
}
