import DrawingExport
import UIKit

extension Options {
    /// Reads the arguments after the program's name.
    /// - Throws: `UsageError` naming the argument that is wrong.
    public static func parse(_ arguments: [String]) throws -> Invocation {
        if arguments.first == "export" { return try ExportJob.parse(arguments.dropFirst()).map { .export($0) } ?? .help }
        var options = Options()
        var rest = arguments[...]
        var onlyFiles = false

        while let argument = rest.popFirst() {
            guard !onlyFiles, argument.hasPrefix("-"), argument != "-" else {
                guard options.file == nil else { throw UsageError(description: "one file at a time, please: “\(argument)” is a second one") }
                options.file = argument
                continue
            }
            // `--name=value` says the same as `--name value`.
            var name = argument
            var attached: String?
            if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
                name = String(argument[..<equals])
                attached = String(argument[argument.index(after: equals)...])
            }
            func value() throws -> String {
                if let text = attached {
                    attached = nil
                    return text
                }
                guard let text = rest.popFirst() else { throw UsageError(description: "\(name) needs a value") }
                return text
            }

            switch name {
            case "--": onlyFiles = true
            case "--help", "-h": return .help
            case "--version": return .version
            case "--size": options.size = try size(value())
            case "--scale": options.scale = try scale(value())
            case "--headless": options.isHeadless = true
            case "--record": options.recordPath = try value()
            case "--replay": options.replayPath = try value()
            case "--seed": options.seed = try seed(value())
            case "--several-fingers": options.severalFingers = try choice(name, value())
            case "--predict": options.predictsInk = true
            case "--appearance": options.appearance = try choice(name, value())
            case "--touch-lab": options.opensTouchLab = true
            case "--no-restore": options.doesRestore = false
            case "--data-dir": options.dataFolder = try value()
            case "--export-dir": options.exportFolder = try value()
            case "--dump-ui": options.dumpUIPath = try value()
            case "--dump-drawing": options.dumpDrawingPath = try value()
            case "--screenshot": options.screenshotPath = try value()
            case "--export":
                let path = try value()
                options.export = Options.Export(path: path, format: try PictureFormat(argument: path, of: name))
            default: throw UsageError(description: "there is no option “\(argument)”")
            }
            if let attached { throw UsageError(description: "\(name) takes no value, but was given “\(attached)”") }
        }
        return .run(options)
    }

    private static func size(_ text: String) throws -> CGSize {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
              (1...16384).contains(width), (1...16384).contains(height)
        else { throw UsageError(description: "--size needs WIDTHxHEIGHT in points, each from 1 to 16384, not “\(text)”") }
        return CGSize(width: width, height: height)
    }

    private static func scale(_ text: String) throws -> CGFloat {
        guard let scale = Double(text), text.allSatisfy({ $0.isNumber || $0 == "." }), scale >= 0.5, scale <= 8 else {
            throw UsageError(description: "--scale needs a number from 0.5 to 8, not “\(text)”")
        }
        return CGFloat(scale)
    }

    private static func seed(_ text: String) throws -> UInt64 {
        guard let seed = UInt64(text) else { throw UsageError(description: "--seed needs a whole number from 0 on, not “\(text)”") }
        return seed
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ text: String) throws -> Choice
    where Choice.RawValue == String {
        if let choice = Choice(rawValue: text) { return choice }
        let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(description: "\(name) is one of \(known), not “\(text)”")
    }
}
