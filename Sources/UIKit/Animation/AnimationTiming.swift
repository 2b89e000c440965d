/// How an animation goes through its time.
internal enum AnimationTiming: Hashable, Sendable {
    case linear
    case cubic(CubicTiming)
    case spring(DampedSpring)

    /// - Parameter fraction: of one run's duration.
    func progress(at fraction: Double) -> Double {
        switch self {
        case .linear: max(0, min(1, fraction))
        case .cubic(let curve): curve.progress(at: fraction)
        case .spring(let spring): spring.progress(at: fraction)
        }
    }

    init(_ options: UIView.AnimationOptions) {
        self = switch options.rawValue & UIView.AnimationOptions.curveMask {
        case UIView.AnimationOptions.curveEaseIn.rawValue: .cubic(AnimationConstants.easeIn)
        case UIView.AnimationOptions.curveEaseOut.rawValue: .cubic(AnimationConstants.easeOut)
        case UIView.AnimationOptions.curveLinear.rawValue: .linear
        default: .cubic(AnimationConstants.easeInOut)
        }
    }
}
