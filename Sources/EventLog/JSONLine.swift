import UIKit

/// Writes one JSON object on one line, keys in the order they are added.
internal struct JSONLine {
    private(set) var text = "{"

    var finished: String { text + "}" }

    /// Swift prints the shortest digits that read back as the same number; whole numbers lose their ".0".
    mutating func add(_ name: String, _ number: Double) {
        add(name, raw: JSONLine.digits(number))
    }

    mutating func add(_ name: String, _ number: Int64) { add(name, raw: String(number)) }
    mutating func add(_ name: String, _ flag: Bool) { add(name, raw: flag ? "true" : "false") }
    mutating func add(_ name: String, _ string: String) { add(name, raw: JSONLine.quoted(string)) }

    mutating func add(_ name: String, raw: String) {
        if text.utf8.count > 1 { text += "," }
        text += "\"\(name)\":\(raw)"
    }

    mutating func add(_ point: CGPoint) {
        add("x", Double(point.x))
        add("y", Double(point.y))
    }

    static func digits(_ number: Double) -> String {
        let digits = "\(number)"
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }

    /// RFC 8259: quotes, backslashes and control characters must be escaped, nothing else.
    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
