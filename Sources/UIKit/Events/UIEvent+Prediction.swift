extension UIEvent {
    /// Where `touch` will probably be next: at most two steps of its latest samples, carried on at its present velocity, no farther
    /// ahead than `TouchConstants.predictionSpan`. Never `touch` itself. Empty where it rests, is up, or too little is known of it;
    /// nil for a touch that is not in this event. O(samples).
    public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(where: { $0 === touch }) else { return nil }
        guard touch.phase == .began || touch.phase == .moved, let last = touch.trail.last, let first = touch.trail.first else { return [] }
        var tracker = VelocityTracker()
        for sample in touch.trail { tracker.add(CGVector(dx: sample.location.x, dy: sample.location.y), at: sample.timestamp) }
        let velocity = tracker.velocity(at: last.timestamp)
        guard touch.trail.count > 1, velocity != .zero else { return [] }
        let step = min((last.timestamp - first.timestamp) / Double(touch.trail.count - 1), TouchConstants.predictionSpan / 2)
        var (result, previous) = ([UITouch](), last)
        for _ in 0..<2 {
            var sample = previous
            sample.previousLocation = previous.location
            sample.location.x += velocity.dx * step
            sample.location.y += velocity.dy * step
            sample.timestamp += step
            sample.hasGap = false
            result.append(UITouch(copying: touch, at: sample))
            previous = sample
        }
        return result
    }
}

extension UITouch {
    /// Keeps the samples that predictions are made of: those of the velocity's window, from the latest gap on. O(samples).
    internal func leaveTrail() {
        for sample in samples {
            if sample.hasGap || phase == .began { trail = [] }
            trail.append(sample)
        }
        guard let last = trail.last else { return }
        trail.removeAll { $0.timestamp < last.timestamp - TouchConstants.velocityWindow }
    }
}
