/// How samples become a path: part of the brush, so that a drawing looks the same for ever, whatever later presets say.
public struct ModelOptions: Hashable, Sendable {
    /// The samples as they are, joined by straight lines of the brush's width.
    public static let plain = ModelOptions()

    public init() {}
}
