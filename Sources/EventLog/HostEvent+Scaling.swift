import UIKit

extension HostEvent {
    /// The event as it would be in a window of another size: positions and window sizes grow alike, the rest stays.
    public func scaled(from: CGSize, to: CGSize) -> HostEvent {
        scaled(x: to.width / from.width, y: to.height / from.height)
    }

    internal func scaled(x: CGFloat, y: CGFloat) -> HostEvent {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * x, y: point.y * y) }
        var result = self
        switch kind {
        case .finger(var finger):
            finger.location = moved(finger.location)
            result.kind = .finger(finger)
        case .pen(var pen):
            pen.location = moved(pen.location)
            result.kind = .pen(pen)
        case .mouse(var mouse):
            mouse.location = moved(mouse.location)
            result.kind = .mouse(mouse)
        case .wheel(var wheel):
            wheel.location = moved(wheel.location)
            result.kind = .wheel(wheel)
        case .drop(var drop):
            drop.location = drop.location.map(moved)
            result.kind = .drop(drop)
        case .window(.resized(let size)):
            result.kind = .window(.resized(CGSize(width: size.width * x, height: size.height * y)))
        case .penPressure, .key, .text, .window, .device, .appearance, .sensor, .remote, .renderReset, .quit: break
        }
        return result
    }
}
