import Assets
import UIKit

/// A drawing in the gallery: its picture, its name and when it was changed. A press opens it.
final class GalleryTile: UIControl {
    let more: IconButton
    private let picture: GalleryPicture
    private let name = UILabel()
    private let detail = UILabel()

    init(_ item: GalleryItem, place: Int, now: Date, theme: Theme) {
        more = IconButton(.more, id: "gallery.more.\(place)", label: "More about \(item.name)", theme: theme)
        picture = GalleryPicture(theme: theme)
        super.init(frame: .zero)
        accessibilityIdentifier = "gallery.item.\(place)"
        let text = item.detail(now: now)
        accessibilityLabel = "\(item.name), \(text)"
        accessibilityTraits.insert(.button)
        isSelected = item.isPresent
        picture.isPresent = item.isPresent
        picture.alpha = item.isTaken ? 0.5 : 1
        name.text = item.caption
        name.font = .systemFont(ofSize: 15)
        name.textColor = theme.content
        detail.text = text
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = theme.secondaryContent
        // Arrows go from drawing to drawing; Tab comes to this one in between.
        more.focusGroupIdentifier = "gallery.more"
        for part in [picture, name, detail, more] as [UIView] { addSubview(part) }
    }

    /// nil while it is being made.
    func show(_ image: UIImage??) { picture.show(image) }

    override func stateDidChange() {
        super.stateDidChange()
        picture.isPressed = isHighlighted
    }

    override func layoutSubviews() {
        typealias Metrics = GalleryLayout.Metrics
        let caption = bounds.height - Metrics.caption
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: caption - Metrics.captionGap)
        focusEffect = UIFocusHaloEffect(roundedRect: picture.frame, cornerRadius: GalleryPicture.radius)
        let side = Metrics.caption
        more.frame = CGRect(x: bounds.width - side, y: caption, width: side, height: side)
        let width = more.frame.minX - 4
        name.frame = CGRect(x: 2, y: caption + 2, width: width - 2, height: 21)
        detail.frame = CGRect(x: 2, y: caption + 23, width: width - 2, height: 18)
    }
}

/// The tile that begins a new drawing.
final class NewDrawingTile: UIControl {
    private let picture: GalleryPicture
    private let icon: UIImageView
    private let name = UILabel()

    init(theme: Theme) {
        picture = GalleryPicture(theme: theme)
        let side = IconButton.iconSide
        let image = UIImage(svg: Icon.newDrawing.svg, size: CGSize(width: side, height: side))
        icon = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        super.init(frame: .zero)
        accessibilityIdentifier = "gallery.new"
        accessibilityLabel = "New drawing"
        accessibilityTraits.insert(.button)
        picture.isBare = true
        icon.tintColor = theme.accent
        name.text = "New drawing"
        name.font = .systemFont(ofSize: 15)
        name.textColor = theme.content
        for part in [picture, icon, name] as [UIView] { addSubview(part) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        picture.isPressed = isHighlighted
    }

    override func layoutSubviews() {
        typealias Metrics = GalleryLayout.Metrics
        let caption = bounds.height - Metrics.caption
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: caption - Metrics.captionGap)
        focusEffect = UIFocusHaloEffect(roundedRect: picture.frame, cornerRadius: GalleryPicture.radius)
        let side = IconButton.iconSide
        icon.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((picture.bounds.height - side) / 2).rounded(), width: side, height: side)
        name.frame = CGRect(x: 2, y: caption + 2, width: bounds.width - 4, height: 21)
    }
}
