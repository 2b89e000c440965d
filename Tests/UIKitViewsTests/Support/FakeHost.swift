import UIKit

/// A host with text and vector art simple enough to foretell every pixel.
final class FakeHost: HostServices {
    let fixedText = FixedText()
    let stripes = StripedArt()
    var text: any TextRasterizing { fixedText }
    var vectorImages: any VectorImageRasterizing { stripes }
    var isFullScreen = false
    var windowTitle = ""
    func openWindow(title: String, size: CGSize) -> OpenedHostWindow? { nil }
    func closeWindow(_ window: HostWindowID) {}
    func setTitle(_ title: String, of window: HostWindowID) {}
    var clipboardText: String?
    var report: HostReport { HostReport() }
    func show(_ cursor: PointerShape) {}
    func open(_ url: URL) -> Bool { false }
    func runInBackground(_ work: @escaping @Sendable () -> @MainActor @Sendable () -> Void) { work()() }
}

/// Every character is half an em wide and a solid block from a fifth to four fifths of the line's height, which is 1 em.
final class FixedText: TextRasterizing {
    /// Lines set so far.
    private(set) var masksMade = 0

    func size(of line: String, pointSize: CGFloat, weight: FontWeight) -> CGSize {
        CGSize(width: CGFloat(line.count) * pointSize / 2, height: pointSize)
    }

    func mask(of line: String, pointSize: CGFloat, weight: FontWeight, scale: CGFloat) -> CoverageMask? {
        masksMade += 1
        let width = Int((CGFloat(line.count) * pointSize / 2 * scale).rounded(.up)), height = Int((pointSize * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        let rows = (height / 5)..<(height - height / 5)
        return CoverageMask(
            width: width, height: height, bytes: (0..<width * height).map { rows.contains($0 / width) ? 255 : 0 })
    }
}

/// "Art" whose upper half is opaque red and whose lower half is clear; empty data is no art.
final class StripedArt: VectorImageRasterizing {
    private(set) var sizes: [CGSize] = []

    func rasterize(svg: [UInt8], pixelWidth: Int, pixelHeight: Int) -> PixelBuffer? {
        guard !svg.isEmpty else { return nil }
        sizes.append(CGSize(width: pixelWidth, height: pixelHeight))
        let art = PixelBuffer(width: pixelWidth, height: pixelHeight)
        art.fill(0xFFFF_0000, in: PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight / 2))
        return art
    }
}
