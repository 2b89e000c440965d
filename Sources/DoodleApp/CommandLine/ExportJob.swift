import DrawingExport
import ImageFiles

/// What `doodle export` is asked for. `ExportJob.parse` is the only way in.
public struct ExportJob: Sendable, Equatable {
    /// A drawing: a drawing file, strokes as JSON, or a PNG that has one in it.
    public var input: String
    /// `-` is standard output.
    public var output: String
    public var format: PictureFormat
    public var size = ExportSize.scale(1)
    public var isTransparent = false
    /// Points around the ink; nil takes the page.
    public var margin: Double?
    /// Whether a file that is there already is replaced.
    public var overwrites = false
    /// Whether a PNG holds the drawing too.
    public var carriesDrawing = true

    /// Points around the ink unless told otherwise. Chosen: twice the widest pen, so that no line seems to be cut off.
    static let usualMargin = 16.0
}

extension ExportJob {
    /// Reads the arguments after `export`.
    /// - Returns: nil where help is asked for.
    /// - Throws: `UsageError` naming the argument that is wrong.
    static func parse(_ arguments: some Sequence<String>) throws -> ExportJob? {
        var line = ArgumentReader(arguments)
        var input: String?, output: String?, size: (name: String, value: ExportSize)?, margin: Double?
        var isCropped = false
        var job = ExportJob(input: "", output: "", format: .png)
        func take(_ name: String, _ value: ExportSize) throws {
            if let size { throw UsageError(description: "\(size.name) and \(name) both say how large the picture is") }
            size = (name, value)
        }
        while let argument = line.next() {
            switch argument {
            case .operand(let text):
                guard input == nil else { throw UsageError(description: "one file at a time, please: “\(text)” is a second one") }
                input = text
            case .option(let name):
                switch name {
                case "--help", "-h": return nil
                case "-o", "--output": output = try line.value()
                case "--scale": try take(name, .scale(number(name, line.value(), 0.01...64)))
                case "--width": try take(name, .width(Int(number(name, line.value(), 1...1_000_000, isWhole: true))))
                case "--dpi": try take(name, .dotsPerInch(number(name, line.value(), 1...6144)))
                case "--margin": margin = try number(name, line.value(), 0...100_000)
                case "--transparent": job.isTransparent = true
                case "--crop": isCropped = true
                case "--force": job.overwrites = true
                case "--no-drawing": job.carriesDrawing = false
                default: throw UsageError(description: "export has no option “\(name)”")
                }
                try line.finish()
            }
        }
        guard let input else { throw UsageError(description: "export needs a drawing to export") }
        guard let output else { throw UsageError(description: "export needs -o and a path to write to") }
        guard margin == nil || isCropped else { throw UsageError(description: "--margin needs --crop: without it the page is exported") }
        (job.input, job.output, job.size) = (input, output, size?.value ?? .scale(1))
        job.format = try PictureFormat(argument: output, of: "-o")
        job.margin = isCropped ? margin ?? usualMargin : nil
        return job
    }

    private static func number(_ name: String, _ text: String, _ range: ClosedRange<Double>, isWhole: Bool = false) throws -> Double {
        let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (!isWhole && $0 == UInt8(ascii: ".")) }
        guard isPlain, let value = Double(text), range.contains(value) else {
            let (first, last) = (shown(range.lowerBound), shown(range.upperBound))
            throw UsageError(description: "\(name) needs a \(isWhole ? "whole " : "")number from \(first) to \(last), not “\(text)”")
        }
        return value
    }

    private static func shown(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}

extension PictureFormat {
    /// What a path on the command line asks for; standard output gets a PNG.
    /// - Throws: `UsageError` naming the option.
    init(argument: String, of option: String) throws {
        if argument == "-" {
            self = .png
            return
        }
        guard let format = PictureFormat(FilePath(argument)) else {
            throw UsageError(description: "\(option) writes PNG, SVG and PDF, so its path ends in .png, .svg or .pdf: “\(argument)” does not")
        }
        self = format
    }
}
