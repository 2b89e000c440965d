extension HostEvent {
    /// Something was dragged here from another program and let go.
    public struct Drop: Sendable, Equatable {
        /// The files, each named by the bytes the system names it by, which need not be UTF-8.
        public var paths: [[UInt8]]
        /// Text that is not the name of a file.
        public var text: String?
        /// Nil where the system does not tell.
        public var location: CGPoint?

        public init(paths: [[UInt8]] = [], text: String? = nil, at location: CGPoint? = nil) {
            (self.paths, self.text, self.location) = (paths, text, location)
        }
    }
}
