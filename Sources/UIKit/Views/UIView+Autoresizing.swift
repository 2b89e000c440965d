extension UIView {
    /// Which of a view's size and margins give way when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    internal final func resizeSubviews(from oldSize: CGSize) {
        for child in subviews where !child.autoresizingMask.isEmpty {
            let (mask, old) = (child.autoresizingMask, child.frame)
            let (x, width) = UIView.autoresized(
                start: old.minX - bounds.minX, length: old.width, oldTotal: oldSize.width, newTotal: bounds.width,
                flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
            let (y, height) = UIView.autoresized(
                start: old.minY - bounds.minY, length: old.height, oldTotal: oldSize.height, newTotal: bounds.height,
                flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
            child.frame = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
        }
    }

    /// One axis: the change is shared among the flexible parts in proportion to their size, equally where all of them are 0.
    private static func autoresized(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let change = newTotal - oldTotal
        let parts = [flexible.before ? start : 0, flexible.size ? length : 0, flexible.after ? oldTotal - start - length : 0]
        let count = CGFloat([flexible.before, flexible.size, flexible.after].count { $0 })
        guard count > 0 else { return (start, length) }
        let sum = parts[0] + parts[1] + parts[2]
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum > 0 ? change * parts[index] / sum : change / count
        }
        return (start + share(0, flexible.before), max(0, length + share(1, flexible.size)))
    }
}
