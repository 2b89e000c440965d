/// A transform taken apart into what looks natural while it changes: a turn is a turn on the way too.
///
/// The parts and their order are those of CSS Transforms 1, "Interpolation of matrices", and so like Core Animation's.
internal struct TransformParts: Equatable {
    var translation: CGPoint
    var scale: CGPoint
    /// Radians.
    var angle: CGFloat
    /// How far x goes along for each y.
    var shear: CGFloat

    /// Nil for a transform that flattens the plane: it has no angle.
    init?(_ transform: CGAffineTransform) {
        let determinant = transform.determinant
        let width = hypot(transform.a, transform.b)
        guard determinant != 0, determinant.isFinite, width > 0 else { return nil }
        translation = CGPoint(x: transform.tx, y: transform.ty)
        angle = atan2(transform.b, transform.a)
        scale = CGPoint(x: width, y: determinant / width)
        shear = (transform.a * transform.c + transform.b * transform.d) / determinant
    }

    /// Shear, then scale, then turn, then move.
    var transform: CGAffineTransform {
        let c = cos(angle), s = sin(angle)
        let slant = shear * scale.y
        return CGAffineTransform(
            a: scale.x * c, b: scale.x * s, c: slant * c - scale.y * s, d: slant * s + scale.y * c,
            tx: translation.x, ty: translation.y)
    }
}

extension CGAffineTransform {
    /// The transform `part` of the way to `end`: by its parts where one of the two turns or shears, else number by number.
    internal func mixed(with end: CGAffineTransform, _ part: CGFloat) -> CGAffineTransform {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        let isPlain = b == 0 && c == 0 && end.b == 0 && end.c == 0
        guard !isPlain, var parts = TransformParts(self), let last = TransformParts(end) else {
            return CGAffineTransform(
                a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d), tx: mix(tx, end.tx), ty: mix(ty, end.ty))
        }
        // The short way round.
        let turn = (last.angle - parts.angle).remainder(dividingBy: 2 * .pi)
        parts.angle += turn * part
        parts.shear = mix(parts.shear, last.shear)
        parts.scale = CGPoint(x: mix(parts.scale.x, last.scale.x), y: mix(parts.scale.y, last.scale.y))
        parts.translation = CGPoint(x: mix(parts.translation.x, last.translation.x), y: mix(parts.translation.y, last.translation.y))
        return parts.transform
    }
}
