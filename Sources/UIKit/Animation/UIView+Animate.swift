extension UIView {
    /// Off: everything changes at once. On unless `setAnimationsEnabled(false)` was called.
    public internal(set) static var areAnimationsEnabled = true

    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// What `actions` changes is there at once, inside of `animate` too.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = AnimationGroup.current
        let wereEnabled = areAnimationsEnabled
        AnimationGroup.current = nil
        areAnimationsEnabled = false
        actions()
        areAnimationsEnabled = wereEnabled
        AnimationGroup.current = outer
    }

    /// Sets what `animations` sets, and shows it getting there: `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and
    /// `cornerRadius` of any views. What was on its way already goes on from where it is shown.
    ///
    /// What is set later outside of an animation is there at once. A view that leaves its window, or whose window nobody can see,
    /// is at its end.
    /// - Parameters:
    ///   - duration: of one run, in seconds. 0 or less: no animation.
    ///   - delay: seconds before anything moves.
    ///   - completion: called once, on the event clock and never before this returns, when nothing of the animation is on its way any
    ///     more: at the end of duration and delay; soon when there was nothing to animate. Gets whether all of it came to its end by
    ///     itself: false when something was set anew, or taken off, or its view went.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, AnimationTiming(options), options, animations, completion)
    }

    /// With `curveEaseInOut`, at once.
    public static func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// As a damped spring goes: see `animate(withDuration:delay:options:animations:completion:)`.
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging, less swings the more. Limited to 0.01…1.
    ///   - velocity: at the start, in ways a second: 2 would do the whole way twice in a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = DampedSpring(dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity) * duration)
        // A spring has no curve that one around it could replace.
        animate(duration, delay, .spring(spring), options.union(.overrideInheritedCurve), animations, completion)
    }

    private static func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ timing: AnimationTiming, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard let application = UIApplication.shared else {
            animations()
            completion?(true)
            return
        }
        let outer = AnimationGroup.current
        let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
        let wanted = inherits ? outer?.duration ?? duration : duration
        let length = application.isReduceMotionEnabled || !wanted.isFinite ? 0 : max(0, wanted)
        let wait = delay.isFinite ? max(0, delay) : 0
        let ownTiming = outer != nil && !options.contains(.overrideInheritedCurve) ? outer?.timing ?? timing : timing
        let group = AnimationGroup(
            runner: application.animations, delay: wait, duration: length, timing: ownTiming, options: options, completion: completion)
        let moves = areAnimationsEnabled && (length > 0 || wait > 0)
        AnimationGroup.current = moves ? group : nil
        animations()
        for view in group.resized { view.layoutIfNeeded() }
        AnimationGroup.current = outer
        group.runner.commit(group)
    }
}
