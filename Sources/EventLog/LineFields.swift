import UIKit

/// The fields of one line, read by name and type; whatever does not fit is an error that names the field.
internal struct LineFields {
    internal struct Name: CodingKey {
        let stringValue: String
        init(stringValue: String) { self.stringValue = stringValue }
        var intValue: Int? { nil }
        init?(intValue: Int) { return nil }
    }

    private let container: KeyedDecodingContainer<Name>
    /// Set in front of every cause once the line's type is known.
    var prefix = ""

    init(_ container: KeyedDecodingContainer<Name>) { self.container = container }

    func has(_ name: String) -> Bool { container.contains(Name(stringValue: name)) }

    func error(_ text: String) -> LineCause { LineCause(prefix + text) }

    private func value<Value: Decodable>(_ name: String, _ what: String) throws -> Value {
        guard has(name) else { throw error("\"\(name)\" is missing") }
        do {
            return try container.decode(Value.self, forKey: Name(stringValue: name))
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            throw error("\"\(name)\" is not \(what)")
        } catch {
            // What is left is a number of the right kind that the type cannot hold: 1e999.
            throw self.error("\"\(name)\" is not \(Value.self == Double.self ? "a finite number" : what)")
        }
    }

    /// A finite number.
    func number(_ name: String) throws -> Double {
        let number: Double = try value(name, "a number")
        guard number.isFinite else { throw error("\"\(name)\" is not a finite number") }
        return number
    }

    func integer(_ name: String) throws -> Int64 { try value(name, "a whole number of at most 64 bits") }
    func string(_ name: String) throws -> String { try value(name, "a string") }
    func bool(_ name: String) throws -> Bool { try value(name, "true or false") }
    /// Names of files: each a string, or a list of bytes where it is no UTF-8.
    func paths(_ name: String) throws -> [[UInt8]] {
        let paths: [PathBytes] = try value(name, "a list of strings, or of lists of bytes")
        return paths.map(\.bytes)
    }
    func strings(_ name: String) throws -> [String] { try value(name, "a list of strings") }

    func number(_ name: String, or fallback: Double) throws -> Double { has(name) ? try number(name) : fallback }
    func integer(_ name: String, or fallback: Int64) throws -> Int64 { has(name) ? try integer(name) : fallback }
    func bool(_ name: String, or fallback: Bool) throws -> Bool { has(name) ? try bool(name) : fallback }
    func optionalNumber(_ name: String) throws -> Double? { has(name) ? try number(name) : nil }

    /// A number that fits an `Int`, as button and click counts must.
    func int(_ name: String) throws -> Int {
        guard let value = Int(exactly: try integer(name)) else { throw error("\"\(name)\" is too large") }
        return value
    }

    func point() throws -> CGPoint { CGPoint(x: try number("x"), y: try number("y")) }

    /// Width and height above zero.
    func size(_ width: Double, _ height: Double, _ name: String) throws -> CGSize {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { throw error("\(name) is not a positive size") }
        return CGSize(width: width, height: height)
    }

    /// One of a few words.
    func choice<Choice: RawRepresentable>(_ name: String) throws -> Choice where Choice.RawValue == String {
        let word = try string(name)
        guard let choice = Choice(rawValue: word) else { throw error("unknown \(name) \"\(word)\"") }
        return choice
    }

    /// Two positive numbers in a list.
    func sizeList(_ name: String) throws -> CGSize {
        let sides: [Double] = try value(name, "[width, height]")
        guard sides.count == 2 else { throw error("\"\(name)\" is not [width, height]") }
        return try size(sides[0], sides[1], "\"\(name)\"")
    }
}

/// The name of a file, as a string or as bytes.
private struct PathBytes: Decodable {
    let bytes: [UInt8]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) { bytes = Array(text.utf8) } else { bytes = try container.decode([UInt8].self) }
    }
}
