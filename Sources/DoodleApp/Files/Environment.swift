import Foundation
import ImageFiles

/// Variables of the environment as paths.
enum Environment {
    /// A variable's value in its very bytes, which a `String` may not hold.
    static func lookup(_ variables: [String: String]) -> (String) -> FilePath? {
        { name in
            guard let value = variables[name] else { return nil }
            let bytes = getenv(name).map { FilePath(cString: $0) }
            return bytes?.text == value ? bytes : FilePath(value)
        }
    }
}
