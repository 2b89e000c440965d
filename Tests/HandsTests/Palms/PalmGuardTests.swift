import CoreGraphics
import Testing

@testable import Hands

/// Hands and strokes are synthetic: see `PalmScenes` and `HonestScenes`.
@Suite("Palm guard") struct PalmGuardTests {
    @Test(arguments: PalmScenes.Kind.allCases, [HandSettings.Side.right, .left])
    func of500PalmsNoneLeavesInkMovesThePageOrBreaksAStroke(kind: PalmScenes.Kind, side: HandSettings.Side) {
        var palms = 0, seed: UInt64 = 0
        while palms < 500 {
            for told in [nil, side] {
                let scene = PalmScenes.scene(kind, side: side, seed: seed)
                var desk = Desk(HandSettings(turnsPage: true, writingHand: told))
                let fault = scene.play(&desk)
                #expect(fault == nil, "\(kind) \(side) \(seed) \(String(describing: told))")
                palms += scene.palms.count
            }
            seed += 1
        }
    }

    @Test(arguments: HonestScenes.Kind.allCases)
    func of500HonestStrokesNoneIsLost(kind: HonestScenes.Kind) {
        var strokes = 0, seed: UInt64 = 0
        while strokes < 500 {
            let scene = HonestScenes.scene(kind, seed: seed)
            var desk = Desk(HandSettings(turnsPage: true))
            let fault = scene.play(&desk)
            #expect(fault == nil, "\(kind) \(seed)")
            strokes += scene.strokes.count
            seed += 1
        }
    }

    @Test func of500HonestStrokesOfSeveralFingersAtOnceNoneIsLost() {
        var strokes = 0, seed: UInt64 = 0
        while strokes < 500 {
            let scene = HonestScenes.crowd(seed: seed)
            var desk = Desk(HandSettings(severalFingersDraw: true))
            let fault = scene.play(&desk)
            #expect(fault == nil, "\(seed)")
            strokes += scene.strokes.count
            seed += 1
        }
    }
}
