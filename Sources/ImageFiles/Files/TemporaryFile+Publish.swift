import CoreGraphics

extension TemporaryFile {
    /// How a file gets a name that must be free.
    enum PublishMethod {
        /// A hard link: made only if the name is free, in one step.
        case link
        /// For file systems without hard links (FAT, some FUSE): an empty file, created only if the name is free, holds the place and
        /// is then replaced.
        case claim
    }

    /// Whether a name could be had.
    enum PublishResult: Equatable {
        case published
        case taken
        case failed(Int32)
    }

    /// Gives the file the name `target` unless something has that name, whatever other threads and programs do meanwhile.
    /// Afterwards the hidden name may still be there; it goes with this value.
    borrowing func publish(as target: FilePath, methods: [PublishMethod] = [.link, .claim]) -> PublishResult {
        var result = PublishResult.failed(ENOTSUP)
        for method in methods {
            switch method {
            case .link: result = link(to: target)
            case .claim: result = claim(target)
            }
            // Which code a file system gives for "no hard links" differs (EPERM, EOPNOTSUPP, ENOSYS, EACCES, EMLINK); if it meant
            // something else, the next method runs into the same wall and says so.
            if case .failed = result { continue }
            return result
        }
        return result
    }

    private borrowing func link(to target: FilePath) -> PublishResult {
        let code = path.withCString { from in target.withCString { to in Glibc.link(from, to) == 0 ? 0 : errno } }
        return code == 0 ? .published : code == EEXIST ? .taken : .failed(code)
    }

    private borrowing func claim(_ target: FilePath) -> PublishResult {
        switch Descriptor.open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) {
        case .failed(EEXIST): return .taken
        case .failed(let code): return .failed(code)
        case .opened(let holder):
            let code = path.withCString { from in target.withCString { to in rename(from, to) == 0 ? 0 : errno } }
            guard code != 0 else { return .published }
            _ = target.withCString { unlink($0) }
            _ = holder.close()
            return .failed(code)
        }
    }
}
