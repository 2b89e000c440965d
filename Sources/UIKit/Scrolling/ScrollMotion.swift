/// What moves content without a finger. Its start is when the clock said so; see `UIScrollView+Motion`.
internal enum ScrollMotion {
    /// Let go: each axis on its own.
    case coasting(x: AxisMotion, y: AxisMotion)
    case gliding(Glide)

    var duration: TimeInterval {
        switch self {
        case .coasting(let x, let y): max(x.duration, y.duration)
        case .gliding: ScrollConstants.animationDuration
        }
    }

    /// Where content comes to rest.
    var rest: CGPoint {
        switch self {
        case .coasting(let x, let y): CGPoint(x: x.rest, y: y.rest)
        case .gliding(let glide): glide.end.offset
        }
    }
}

/// From one offset and scale to another. Offset and scale keep step, so that every point of the content moves in a straight line.
internal struct Glide {
    enum Purpose {
        /// The program asked for another offset.
        case offset
        /// The program asked for another scale.
        case zoom
        /// The scale is brought back into its limits.
        case bounce
        /// The offset is brought back into its limits after a pinch.
        case settling
    }

    struct Place: Equatable {
        var offset: CGPoint
        var zoom: CGFloat
    }

    let purpose: Purpose
    let start: Place
    let end: Place
    /// It was asked to end within the limits there were, and so must end within those there are by then.
    let staysWithinLimits: Bool

    var changesZoom: Bool { start.zoom != end.zoom || purpose == .zoom || purpose == .bounce }

    /// The place `time` seconds after the start: both slow down before they rest, by 3u² − 2u³ of the part u of the time.
    func place(at time: TimeInterval) -> Place {
        guard time < ScrollConstants.animationDuration else { return end }
        let u = max(0, time / ScrollConstants.animationDuration), part = u * u * (3 - 2 * u)
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        return Place(
            offset: CGPoint(x: between(start.offset.x, end.offset.x), y: between(start.offset.y, end.offset.y)),
            zoom: between(start.zoom, end.zoom))
    }
}
