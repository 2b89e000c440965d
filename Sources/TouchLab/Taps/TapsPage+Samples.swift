import UIKit

extension TapsPage {
    /// Taps that begin at `times`, in seconds from now.
    func playTaps(_ times: [TimeInterval]) {
        let middle = CGPoint(x: tapPad.bounds.midX, y: tapPad.bounds.midY)
        kit.hand.play(times.flatMap { [SampleHand.Step($0, .down, [middle]), SampleHand.Step($0 + 0.06, .up, [middle])] }, on: tapPad)
    }

    /// Two fingers that land `apart` seconds one after the other.
    func playPair(apart: TimeInterval) {
        let size = pairPad.bounds.size
        let places = [CGPoint(x: size.width * 0.35, y: size.height * 0.6), CGPoint(x: size.width * 0.65, y: size.height * 0.6)]
        var steps = [SampleHand.Step(0.1, .down, apart > 0 ? [places[0]] : places)]
        if apart > 0 { steps.append(SampleHand.Step(0.1 + apart, .down, [places[1]], firstFinger: 2)) }
        steps.append(SampleHand.Step(0.5 + apart, .up, places))
        kit.hand.play(steps, on: pairPad)
    }
}
