/// Moves what is animated, a display frame at a time, and ends each animation at its exact moment.
///
/// Ends are timers of their own on the event clock: completions come at the same time whatever the display's rate, so a log plays the same
/// on every display. Frames only show what is in between, and there are none while everything still waits for its delay.
@MainActor
internal final class AnimationRunner {
    /// Set for life by the application that owns this object.
    private unowned let application: UIApplication
    /// Those with something on its way, in the order they began.
    private var views: [UIView] = []
    private var ticker: FrameTicker?
    private var wake: EventTimer?

    init(application: UIApplication) { self.application = application }

    var clock: EventClock { application.clock }

    /// Whether anything moves on `view`'s window: one that nobody can see shows the end at once.
    private func canShow(_ view: UIView) -> Bool {
        guard let window = view.windowStorage, window.application === application else { return false }
        return !window.isHidden && window.windowScene.isOnScreen
    }

    /// `property` of `view` has been set inside the block of `group` and goes there from what was shown.
    func add(
        _ property: AnimatedProperty, of view: UIView, from start: AnimatableValue, to end: AnimatableValue, in group: AnimationGroup
    ) {
        guard canShow(view) else { return view.takeOff(property) }
        group.members += 1
        // Set twice in one block, a property is still the block's.
        let wasCut = group.wasCut
        view.takeOff(property)
        group.wasCut = wasCut
        let animations = view.animations ?? ViewAnimations()
        view.animations = animations
        animations.shown[property] = start
        animations.running.append(PropertyAnimation(property: property, start: start, end: end, group: group))
        if !views.contains(where: { $0 === view }) { views.append(view) }
    }

    /// The block of `group` is done.
    func commit(_ group: AnimationGroup) {
        group.isOpen = false
        guard group.members > 0 else { return completeSoon(group) }
        if !group.isEndless {
            group.end = clock.schedule(after: group.begin + group.length - clock.now) { [weak self] in self?.finish(group) }
        }
        schedule()
    }

    /// A property of `group` was taken off before its time.
    func lose(_ group: AnimationGroup) {
        group.wasCut = true
        group.members -= 1
        if group.members == 0, !group.isOpen {
            group.end?.cancel()
            completeSoon(group)
        }
        if !group.isOpen { schedule() }
    }

    /// Whatever moves on one of `view`s that `isMeant` picks is at its end, and was not finished.
    func cut(where isMeant: (UIView) -> Bool) {
        for view in views where isMeant(view) { view.cutAnimations() }
    }

    /// Later, because whoever hears of it must find everything settled.
    private func completeSoon(_ group: AnimationGroup) {
        clock.schedule(after: 0) { group.complete() }
    }

    private func finish(_ group: AnimationGroup) {
        for view in views { view.finishAnimations(of: group) }
        group.members = 0
        schedule()
        group.complete()
    }

    // MARK: Frames

    /// Sees to it that frames come while something moves, and only then. O(animations).
    private func schedule() {
        views.removeAll { $0.animations == nil }
        var first = TimeInterval.infinity
        for view in views {
            for animation in view.animations?.running ?? [] { first = min(first, animation.group.begin) }
        }
        wake?.cancel()
        wake = nil
        guard first < .infinity else {
            ticker?.stop()
            return
        }
        if first <= clock.now { return startTicker() }
        ticker?.stop()
        wake = clock.schedule(after: first - clock.now) { [weak self] in self?.schedule() }
    }

    private func startTicker() {
        let rate = application.screen.maximumFramesPerSecond
        if ticker?.framesPerSecond != rate {
            ticker?.stop()
            ticker = FrameTicker(clock: clock, framesPerSecond: rate) { [weak self] in self?.tick($0) }
        }
        ticker?.start()
    }

    private func tick(_ time: TimeInterval) {
        for view in views {
            guard let animations = view.animations else { continue }
            view.show(animations.values(at: time))
        }
    }
}
