import Testing
@testable import UIKit
import UIKitTesting

/// Whatever is animated, set, taken off and removed: in the end what is shown is what the properties say, everybody was told once,
/// and the clock has nothing left to do.
@MainActor @Suite struct AnimationFuzzTests {
    @Test(arguments: UInt64(1)...60)
    func everySequenceEndsAtTheModelWithEveryCompletionToldOnce(seed: UInt64) {
        var random = FuzzNumbers(state: seed)
        let host = TestHost()
        let window = host.makeWindow()
        let views = (0..<5).map { _ in UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30)) }
        for view in views { window.addSubview(view) }
        var begun = 0
        var told: [Int: Int] = [:]

        func change(_ view: UIView) {
            let number = CGFloat.random(in: 1...90, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: view.frame = CGRect(x: number, y: 5, width: number, height: 20)
            case 1: view.center = CGPoint(x: number, y: number)
            case 2: view.alpha = number / 90
            case 3: view.transform = CGAffineTransform(rotationAngle: number)
            case 4: view.backgroundColor = UIColor(white: number / 90, alpha: 1)
            case 5: view.cornerRadius = number
            default: view.bounds.origin.x = number
            }
        }

        func animate(depth: Int) {
            let id = begun
            begun += 1
            var options: UIView.AnimationOptions = [.curveEaseIn, .curveEaseOut, .curveLinear, []].randomElement(using: &random)!
            if Int.random(in: 0..<4, using: &random) == 0 { options.insert(.autoreverse) }
            if Int.random(in: 0..<6, using: &random) == 0 { options.insert(.repeat) }
            let duration = [0, 0.05, 0.2, 0.5].randomElement(using: &random)!
            let delay = [0, 0, 0.1, 0.3].randomElement(using: &random)!
            UIView.animate(withDuration: duration, delay: delay, options: options) {
                for _ in 0..<Int.random(in: 0...4, using: &random) { change(views.randomElement(using: &random)!) }
                if depth < 2, Int.random(in: 0..<4, using: &random) == 0 { animate(depth: depth + 1) }
                if Int.random(in: 0..<8, using: &random) == 0 { views.randomElement(using: &random)!.removeFromSuperview() }
            } completion: { _ in
                told[id, default: 0] += 1
                if begun < 60, Int.random(in: 0..<5, using: &random) == 0 { animate(depth: 0) }
            }
        }

        var time = 0.0
        for _ in 0..<80 {
            let view = views.randomElement(using: &random)!
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: if begun < 60 { animate(depth: 0) }
            case 4: change(view)
            case 5: view.removeFromSuperview()
            case 6: window.addSubview(view)
            case 7: view.layer.removeAllAnimations()
            case 8: view.isHidden.toggle()
            case 9: (views.first { $0 !== view && !view.isDescendant(of: $0) && !$0.isDescendant(of: view) } ?? window).addSubview(view)
            default:
                time += Double.random(in: 0...0.2, using: &random)
                host.application.advanceClock(to: time)
            }
        }
        host.application.advanceClock(to: time + 5)
        for view in views { view.layer.removeAllAnimations() }
        host.application.advanceClock(to: time + 20)
        for view in views { view.layer.removeAllAnimations() }
        host.application.advanceClock(to: time + 21)
        for view in views {
            #expect(view.animations == nil)
            if let shown = view.layer.presentation() {
                #expect(shown.bounds == view.bounds && shown.position == view.center && shown.affineTransform() == view.transform)
            }
        }
        #expect(told.count == begun && told.values.allSatisfy { $0 == 1 })
        #expect(host.application.clock.nextDeadline == nil)
    }
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the same numbers everywhere for a seed.
struct FuzzNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
