import Testing
@testable import UIKit
import UIKitTesting

/// Whatever is presented and dismissed when: nobody hears of coming or going twice in a row, every completion of a call that was accepted
/// is called once, and in the end nothing is under way.
@MainActor @Suite(.serialized) struct PresentationFuzzTests {
    @Test(arguments: UInt64(1)...150)
    func randomPresentationsStayBalanced(seed: UInt64) {
        var random = FuzzNumbers(state: seed)
        let former = UIViewController.report
        var refused = 0
        UIViewController.report = { _ in refused += 1 }
        defer { UIViewController.report = former }
        let host = TestHost(), log = LifeLog()
        let controllers = (0..<5).map { LifeController("\($0)", log) }
        let window = host.makeWindow(rootViewController: controllers[0])
        var (begun, told) = (0, 0)
        var depth = 0

        func act() {
            let one = controllers.randomElement(using: &random)!, other = controllers[1...].randomElement(using: &random)!
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3:
                if other.presentedIn == nil {
                    other.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen].randomElement(using: &random)!
                    other.modalTransitionStyle = Bool.random(using: &random) ? .coverVertical : .crossDissolve
                }
                let before = refused
                begun += 1
                one.present(other, animated: animated) { told += 1 }
                // A refused call is not heard of again.
                if refused > before { begun -= refused - before }
            case 4, 5:
                begun += 1
                one.dismiss(animated: animated) { told += 1 }
            case 6: window.isHidden.toggle()
            case 7: host.touch.send(.window(.resized(CGSize(width: 200 + Int.random(in: 0...300, using: &random), height: 300))))
            default: host.touch.wait(Double.random(in: 0...0.5, using: &random))
            }
        }
        for controller in controllers {
            controller.onCall = { _ in
                guard depth < 1, Int.random(in: 0..<12, using: &random) == 0 else { return }
                depth += 1
                let one = controllers.randomElement(using: &random)!
                begun += 1
                one.dismiss(animated: Bool.random(using: &random)) { told += 1 }
                depth -= 1
            }
        }
        for _ in 0..<60 { act() }
        for controller in controllers { controller.onCall = { _ in } }
        host.touch.wait(2)
        window.isHidden = false
        #expect(controllers.allSatisfy { $0.isSettled && $0.unbalanced == [] }, "seed \(seed): \(controllers.map(\.unbalanced))")
        #expect(controllers.allSatisfy { $0.isSeen == ($0.viewIfLoaded?.window != nil) }, "seed \(seed)")
        begun += 1
        controllers[0].dismiss(animated: false) { told += 1 }
        host.touch.wait(2)
        #expect(begun == told, "seed \(seed)")
        #expect(window.subviews == [controllers[0].view] && controllers[0].isSeen && host.application.nextDeadline == nil, "seed \(seed)")
        #expect(controllers.allSatisfy { $0.isSettled && $0.unbalanced == [] && $0.presentation == nil && $0.presentedIn == nil })
    }
}
