import CoreGraphics

/// Keeps a page upright, or at another quarter turn, against what hands turn without meaning to.
///
/// A page at a quarter turn is held there up to `holdAngle`. Then it catches up with the fingers, without a jump, until at `freeAngle`
/// it is turned as they are. One that comes back snaps at `snapAngle`: so close that it is not by chance, and closer than where it let
/// go, so that nothing trembles between the two.
struct QuarterSnap: Equatable {
    private enum State: Equatable {
        case held(CGFloat)
        case catchingUp(CGFloat)
        case free
    }

    private var state: State

    init(rotation: CGFloat) {
        let (turn, rest) = PageTransform.nearestQuarter(to: rotation)
        state = abs(rest) < 1e-9 ? .held(turn) : .free
    }

    /// The angle to show for the one the fingers say, in radians.
    mutating func angle(for fingers: CGFloat) -> CGFloat {
        let (nearest, rest) = PageTransform.nearestQuarter(to: fingers)
        switch state {
        case .held(let turn), .catchingUp(let turn):
            let away = PageTransform.normal(fingers - turn)
            if abs(away) <= HandNumbers.holdAngle {
                state = .held(turn)
                return turn
            }
            if abs(away) < HandNumbers.freeAngle {
                state = .catchingUp(turn)
                let slope = HandNumbers.freeAngle / (HandNumbers.freeAngle - HandNumbers.holdAngle)
                return turn + (away < 0 ? -1 : 1) * (abs(away) - HandNumbers.holdAngle) * slope
            }
            state = .free
        case .free: break
        }
        guard abs(rest) <= HandNumbers.snapAngle else { return fingers }
        state = .held(nearest)
        return nearest
    }
}
