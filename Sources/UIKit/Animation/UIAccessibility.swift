/// What the user has asked of all programs.
public enum UIAccessibility {
    /// Nothing is to move for the look of it: animations take no time. What `UIApplication.isReduceMotionEnabled` says.
    @MainActor public static var isReduceMotionEnabled: Bool { UIApplication.shared?.isReduceMotionEnabled ?? false }
}
