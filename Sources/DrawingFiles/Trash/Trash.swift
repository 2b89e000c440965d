import CoreGraphics
import ImageFiles

/// The desktop's trash (FreeDesktop.org Trash specification 1.0): a file is moved there with a note of where it was, so that any file
/// manager can put it back. Nothing is ever deleted.
public struct Trash: Sendable {
    /// The user's own: `$XDG_DATA_HOME/Trash`.
    private let home: FilePath
    private let user: UInt32

    /// - Parameter dataFolder: `$XDG_DATA_HOME`.
    public init(in dataFolder: FilePath) {
        home = dataFolder.appending("Trash")
        user = getuid()
    }

    /// Moves a file to the trash of its own file system, or to the user's where that is the same.
    /// - Throws: `FileError` naming the file; it is where it was.
    public func take(_ path: FilePath, at date: Date) throws(FileError) -> TrashedFile {
        guard let path = path.resolvingFolder else { throw FileError(.trash, path, errno: errno) }
        guard let device = path.device else { throw FileError(.trash, path, errno: errno) }
        do throws(FileError) { try makeFolders(home) } catch { throw FileError(.trash, path, error.cause) }
        if home.device == device { return try move(path, noted: path.bytes, into: home, at: date) }
        // Another disk: its own trash, for moving there must not copy.
        let top = path.top(on: device)
        let folder = try Self.folder(for: user, on: top, of: path)
        guard folder.device == device else { throw FileError(.trash, path, errno: EXDEV) }
        // Paths are noted from the top of the disk, which may be mounted elsewhere one day.
        let below = path.bytes.dropFirst(top.bytes.count).drop { $0 == FilePath.separator }
        return try move(path, noted: Array(below), into: folder, at: date)
    }

    // MARK: Folders

    /// `.Trash/UID` where an administrator has made `.Trash` the way the specification asks for, else `.Trash-UID`.
    private static func folder(for user: UInt32, on top: FilePath, of path: FilePath) throws(FileError) -> FilePath {
        let shared = top.appending(".Trash")
        var info = stat()
        // No link, and sticky: else one user could take what another throws away.
        if shared.withCString({ lstat($0, &info) }) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_mode & S_ISVTX != 0 {
            let own = shared.appending(FilePath("\(user)"))
            if (try? makeFolders(own)) != nil { return own }
        }
        let own = top.appending(FilePath(".Trash-\(user)"))
        do throws(FileError) { try makeFolders(own) } catch { throw FileError(.trash, path, error.cause) }
        return own
    }

    private func makeFolders(_ trash: FilePath) throws(FileError) { try Self.makeFolders(trash) }

    private static func makeFolders(_ trash: FilePath) throws(FileError) {
        try Folder.create(trash.folder)
        // Nobody else is to look into it (0700 by the specification).
        for folder in [trash, trash.appending("files"), trash.appending("info")] {
            guard folder.withCString({ mkdir($0, 0o700) }) != 0, errno != EEXIST else { continue }
            throw FileError(.createFolder, folder, errno: errno)
        }
    }

    // MARK: Moving

    private func move(_ path: FilePath, noted: [UInt8], into trash: FilePath, at date: Date) throws(FileError) -> TrashedFile {
        let note = TrashNote(path: noted, date: WallClock(date)).bytes
        for number in 1...10_000 {
            let name = Self.name(path.name, number)
            // The note comes first: it holds the name against other programs.
            let info: FilePath
            do throws(FileError) {
                let file = FilePath(bytes: name.bytes + Array(".trashinfo".utf8))
                info = try AtomicFile.create(in: trash.appending("info"), names: CollectionOfOne(file), with: note)
            } catch {
                if error.systemCode == EEXIST { continue }
                throw FileError(.trash, path, error.cause)
            }
            let target = trash.appending("files").appending(name)
            guard let code = FileName.move(path, to: target) else { return TrashedFile(original: path, path: target, info: info) }
            _ = info.withCString { unlink($0) }
            // A file without a note has the name.
            guard code == EEXIST else { throw FileError(.trash, path, errno: code) }
        }
        throw FileError(.trash, path, errno: EEXIST)
    }

    /// `name.doodle`, `name (2).doodle` …, short enough for the note's own name.
    private static func name(_ name: FilePath, _ number: Int) -> FilePath {
        let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
        let mark = number == 1 ? [] : Array(" (\(number))".utf8)
        let ending = Array(name.bytes[dot...].prefix(32))
        let room = longestName - mark.count - ending.count
        return FilePath(bytes: name.bytes[..<dot].prefix(room) + mark + ending)
    }

    /// Bytes: 255 (`NAME_MAX`) less those of `.trashinfo`.
    private static let longestName = 255 - 10
}

extension FilePath {
    fileprivate static let separator = UInt8(ascii: "/")

    /// The same file by an absolute path without links in its folders; nil, with `errno`, where the folder is not there.
    fileprivate var resolvingFolder: FilePath? {
        guard !containsZero, let real = folder.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        return FilePath(cString: real).appending(name)
    }

    /// The file system it is on; nil, with `errno`, where nothing is there.
    fileprivate var device: dev_t? {
        var info = stat()
        return withCString { lstat($0, &info) } == 0 ? info.st_dev : nil
    }

    /// The uppermost folder above it on the same file system.
    fileprivate func top(on device: dev_t) -> FilePath {
        var top = folder
        while top != "/", top.folder.device == device { top = top.folder }
        return top
    }
}
