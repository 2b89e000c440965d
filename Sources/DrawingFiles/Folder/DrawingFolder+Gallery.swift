import CoreGraphics
import ImageFiles

extension DrawingFolder.Entry {
    /// What people call the drawing: its file's name without the ending.
    public var name: String { DrawingName.text(of: path) }
}

extension DrawingFolder {
    /// A drawing as a list of drawings shows it.
    public struct Listed: Hashable, Sendable {
        public let entry: Entry
        /// A program has it open, this one included.
        public let isOpen: Bool

        public init(_ entry: Entry, isOpen: Bool) { (self.entry, self.isOpen) = (entry, isOpen) }
    }

    /// All drawings, the one changed last first. None is read: O(files).
    /// - Throws: `FileError` naming the folder.
    public func list() throws(FileError) -> [Listed] {
        try entries().map { Listed($0, isOpen: AppendFile.isOpen($0.path)) }
    }

    /// Gives a drawing that no program has open another name.
    /// - Parameter name: what people typed; nothing in it keeps it from being a file's name, see `DrawingName.fileName`.
    /// - Returns: its new path.
    /// - Throws: `FileError` naming the path: EEXIST where another drawing has that name, EWOULDBLOCK while a program has it open.
    public func rename(_ path: FilePath, to name: String) throws(FileError) -> FilePath {
        let file = try AppendFile.open(path)
        defer { file.release() }
        return try file.rename(to: CollectionOfOne(DrawingName.fileName(name, for: path)))
    }

    /// A copy beside it: `NAME copy`, `NAME copy 2` … O(bytes).
    /// - Returns: the copy's path.
    /// - Throws: `FileError` naming the path.
    public func duplicate(_ path: FilePath) throws(FileError) -> FilePath {
        let bytes = try FileReader.read(path, limit: Journal.longest)
        let name = DrawingName.text(of: path)
        let names = (1...10_000).lazy.map { DrawingName.fileName($0 == 1 ? "\(name) copy" : "\(name) copy \($0)", for: path) }
        return try AtomicFile.create(in: path.folder, names: names, with: bytes)
    }

    /// Moves a drawing that no program has open to the trash.
    /// - Throws: `FileError` naming the path, EWOULDBLOCK while a program has it open; the drawing is where it was.
    public func trash(_ path: FilePath, to trash: Trash, at date: Date) throws(FileError) -> TrashedFile {
        let file = try AppendFile.open(path)
        defer { file.release() }
        return try trash.take(path, at: date)
    }
}

extension Journal {
    /// Gives the drawing another name and goes on with it there.
    /// - Returns: its new path.
    /// - Throws: `FileError` naming the path: EEXIST where another drawing has that name.
    @discardableResult
    public func rename(to name: String) throws(FileError) -> FilePath {
        try file.rename(to: CollectionOfOne(DrawingName.fileName(name, for: path)))
    }
}
