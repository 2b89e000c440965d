/// Goes through the words of a command line: `--name value` and `--name=value` say the same, and after `--` nothing is an option.
struct ArgumentReader {
    enum Argument: Equatable {
        case option(String)
        case operand(String)
    }

    private var rest: ArraySlice<String>
    private var onlyOperands = false
    private var name = ""
    private var attached: String?

    init(_ arguments: some Sequence<String>) { rest = Array(arguments)[...] }

    mutating func next() -> Argument? {
        guard let argument = rest.popFirst() else { return nil }
        if !onlyOperands, argument == "--" {
            onlyOperands = true
            return next()
        }
        guard !onlyOperands, argument.hasPrefix("-"), argument != "-" else { return .operand(argument) }
        (name, attached) = (argument, nil)
        if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
            name = String(argument[..<equals])
            attached = String(argument[argument.index(after: equals)...])
        }
        return .option(name)
    }

    /// What belongs to the option.
    /// - Throws: `UsageError` where there is nothing.
    mutating func value() throws -> String {
        if let text = attached {
            attached = nil
            return text
        }
        guard let text = rest.popFirst() else { throw UsageError(description: "\(name) needs a value") }
        return text
    }

    /// - Throws: `UsageError` where the option was given a value that it does not take.
    func finish() throws {
        if let attached { throw UsageError(description: "\(name) takes no value, but was given “\(attached)”") }
    }
}
