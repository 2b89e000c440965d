extension UIApplication {
    /// Tells the view under the pointer, in the frontmost window that has one there. O(views asked).
    internal final func scroll(_ wheel: HostEvent.Wheel, in hostWindow: HostWindowID, at time: TimeInterval) {
        guard wheel.dx.isFinite, wheel.dy.isFinite, wheel.dx != 0 || wheel.dy != 0 else { return }
        for window in windowsFrontToBack where window.hostWindow == hostWindow {
            let local = wheel.location.applying(window.transformToSuperview.inverted())
            let event = UIScrollEvent(wheel, modifiers: presses.modifiers, at: local, in: window, timestamp: time)
            guard let view = window.hitTest(local, with: event) else { continue }
            event.view = view
            return sendEvent(event)
        }
    }
}

extension UIApplication {
    /// The middle button does what a touchpad's two fingers do: it drags what lies under it. O(views asked).
    internal final func dragByButton(_ mouse: HostEvent.Mouse, in hostWindow: HostWindowID, at time: TimeInterval) {
        switch mouse.phase {
        case .down where mouse.button == ButtonDrag.button:
            for window in windowsFrontToBack where window.hostWindow == hostWindow {
                let local = mouse.location.applying(window.transformToSuperview.inverted())
                guard let view = window.hitTest(local, with: nil) else { continue }
                buttonDrag = ButtonDrag(view: view, hostWindow: hostWindow, location: mouse.location)
                return
            }
        case .motion where mouse.button == ButtonDrag.button:
            guard let drag = buttonDrag, drag.hostWindow == hostWindow, let view = drag.view, let window = view.window else { return }
            let way = CGVector(dx: mouse.location.x - drag.location.x, dy: mouse.location.y - drag.location.y)
            buttonDrag?.location = mouse.location
            let local = mouse.location.applying(window.transformToSuperview.inverted())
            sendEvent(UIScrollEvent(dragBy: way, at: local, in: window, view: view, timestamp: time))
        // Another button, or none: the middle one was released, seen or not.
        case .motion: buttonDrag = nil
        case .up where mouse.button == ButtonDrag.button: buttonDrag = nil
        case .down, .up, .leave: break
        }
    }
}

/// What the middle button drags.
internal struct ButtonDrag {
    static let button = 2
    weak var view: UIView?
    let hostWindow: HostWindowID
    /// Points of the host window.
    var location: CGPoint
}

extension UIWindow {
    /// From the view under the pointer outwards: a scroll view takes what it has room for, another pan or a view that scrolls by itself
    /// (`pointerScrolled`) all of the rest. With Control held the first that can zooms instead. Wheels give no momentum: the system's touchpads have their own.
    internal final func deliver(_ event: UIScrollEvent) {
        var (view, rest) = (event.view, event.way)
        while let current = view, rest != .zero {
            view = current.superview
            if let factor = event.zoomFactor {
                if current.pointerZoomed(by: factor, at: event.location, in: self) { return }
                guard let scrollView = current as? UIScrollView else { continue }
                if scrollView.zoom(by: factor, about: scrollView.convert(event.location, from: self)) { return }
                continue
            }
            for case let pan as UIPanGestureRecognizer in current.recognizers where pan.isEnabled {
                guard !pan.allowedScrollTypesMask.isDisjoint(with: event.kind), rest != .zero else { continue }
                if let scrollView = current as? UIScrollView, pan === scrollView.pan {
                    let used = scrollView.scroll(by: CGPoint(x: -rest.dx, y: -rest.dy))
                    if used.contains(.x) { rest.dx = 0 }
                    if used.contains(.y) { rest.dy = 0 }
                } else {
                    pan.scroll(by: rest, at: event.location)
                    rest = .zero
                }
            }
            if rest != .zero, current.pointerScrolled(by: rest, at: event.location, in: self) { return }
        }
    }
}
