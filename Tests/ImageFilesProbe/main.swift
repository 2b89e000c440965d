// Saves a picture as a process that may do less than the tests: `ImageFilesProbe [--as UID] [--limit BYTES] save FOLDER | write FILE`.
// Prints the path and exits with 0, or prints the error on standard error and exits with 1.
import CoreGraphics
import ImageFiles

/// 64×64 pixels that do not compress, so that the file is longer than 16 KiB.
func noise() -> PixelBuffer {
    let buffer = PixelBuffer(width: 64, height: 64)
    var state: UInt32 = 1
    for index in 0..<64 * 64 {
        state = state &* 1_664_525 &+ 1_013_904_223
        buffer.pixels[index] = state | 0xFF00_0000
    }
    return buffer
}

func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

func usage() -> Never {
    say("usage: ImageFilesProbe [--as UID] [--limit BYTES] save FOLDER | write FILE")
    exit(2)
}

/// Permissions bind only who is not root. Done in the process itself, for the user dropped to may not be allowed to start a
/// program that lies in root's home.
func drop(to user: uid_t) {
    guard getuid() == 0 else { return }
    guard setgroups(0, nil) == 0, setgid(user) == 0, setuid(user) == 0 else { usage() }
}

var arguments = CommandLine.arguments.dropFirst().map { FilePath($0) }[...]
while let word = arguments.popFirst() {
    guard let value = arguments.popFirst() else { usage() }
    do {
        switch word {
        case "--as":
            guard let user = uid_t(value.text) else { usage() }
            drop(to: user)
        case "--limit":
            guard let bytes = rlim_t(value.text) else { usage() }
            var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
            setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
        case "save":
            print(try SavedPicture.save(noise(), into: value, at: Date(timeIntervalSince1970: 1_796_051_045)).text)
        case "write":
            try PNGFile.write(noise(), to: value)
        default:
            usage()
        }
    } catch {
        say("\(error)")
        exit(1)
    }
}
