import UIKit

/// The classic first drawing view: an array of points for each line, the lines' colours beside it, and everything stroked again
/// whenever a finger moves.
///
/// It is written as one would write it for iOS, to learn from and to measure better ways against. Where the classic goes wrong it does
/// not: taking a line back takes its colour back, a tap leaves a dot, and two fingers draw two lines. Each movement costs as much as
/// there is on the view: O(points of all lines). Needs no window and no host.
public final class SeedDoodleView: UIView {
    /// Of every line, in points.
    public static let lineWidth: CGFloat = 2

    /// The points of each line, in the order the lines were begun.
    public private(set) var lines: [[CGPoint]] = []
    /// The colour of each line: as many as there are `lines`.
    public private(set) var colors: [UIColor] = []
    /// What the next line is drawn in.
    public var color = UIColor.black
    /// Called when a line was begun, finished, taken back or cleared away.
    public var linesDidChange: () -> Void = {}

    /// The line that each finger on the view draws.
    private var lineOfTouch: [UITouch: Int] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .white
    }

    // MARK: Lines

    /// Adds a whole line, as a finger would draw it.
    public func addLine(_ points: [CGPoint], color: UIColor? = nil) {
        guard !points.isEmpty else { return }
        begin(at: points[0], color: color ?? self.color)
        lines[lines.count - 1] = points
        setNeedsDisplay()
        linesDidChange()
    }

    /// Takes back the latest line and its colour; a finger that is drawing it draws no more. O(fingers).
    public func back() {
        guard !lines.isEmpty else { return }
        remove(lineAt: lines.count - 1)
        linesDidChange()
    }

    /// Takes everything away.
    public func clear() {
        (lines, colors, lineOfTouch) = ([], [], [:])
        setNeedsDisplay()
        linesDidChange()
    }

    private func begin(at point: CGPoint, color: UIColor) {
        lines.append([point])
        colors.append(color)
    }

    /// Line and colour go together, and fingers that draw later ones go on with those.
    private func remove(lineAt index: Int) {
        lines.remove(at: index)
        colors.remove(at: index)
        lineOfTouch = lineOfTouch.filter { $0.value != index }.mapValues { $0 > index ? $0 - 1 : $0 }
        setNeedsDisplay()
    }

    // MARK: Touches

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A set has no order, but lines lie over each other.
        for touch in touches.sorted(by: { $0.landingOrder < $1.landingOrder }) {
            begin(at: touch.location(in: self), color: color)
            lineOfTouch[touch] = lines.count - 1
        }
        setNeedsDisplay()
        linesDidChange()
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { extend(touch, with: event) }
        setNeedsDisplay()
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            extend(touch, with: event)
            lineOfTouch[touch] = nil
        }
        setNeedsDisplay()
        linesDidChange()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let line = lineOfTouch.removeValue(forKey: touch) else { continue }
            // Claimed, the finger never meant to draw; cut short, it did.
            if touch.cancellationReason == .claimed { remove(lineAt: line) }
        }
        setNeedsDisplay()
        linesDidChange()
    }

    private func extend(_ touch: UITouch, with event: UIEvent?) {
        for reading in event?.coalescedTouches(for: touch) ?? [touch] {
            guard let line = lineOfTouch[touch] else { return }
            let point = reading.location(in: self)
            if reading.hasGap {
                // Nobody saw the way here, so no line leads here.
                begin(at: point, color: colors[line])
                lineOfTouch[touch] = lines.count - 1
            } else if point != lines[line].last {
                lines[line].append(point)
            }
        }
    }

    // MARK: Drawing

    public override func draw(_ rect: CGRect) {
        for (points, color) in zip(lines, colors) {
            let path = UIBezierPath()
            path.lineWidth = SeedDoodleView.lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.move(to: points[0])
            // A line of one point leads to itself, and its round caps make a dot.
            if points.count == 1 { path.addLine(to: points[0]) }
            for point in points.dropFirst() { path.addLine(to: point) }
            color.setStroke()
            path.stroke()
        }
    }

    /// The view as it is now, as a PNG file; empty where there is nothing to show. O(pixels + points).
    public func pngData() -> Data {
        guard bounds.width >= 1, bounds.height >= 1 else { return Data() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        format.opaque = true
        return UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { context in
            (backgroundColor ?? .white).setFill()
            context.fill(bounds)
            draw(bounds)
        }
    }
}
