extension UITouch {
    /// The number by which its device tells this finger from the others, from landing to lift; nil for a pen and for the mouse.
    public var fingerIdentifier: Int64? {
        if case .finger(_, let id) = contact { id } else { nil }
    }

    /// The device it comes from, as the host numbers them; nil where the host does not tell.
    public var deviceIdentifier: Int64? { device }
}
