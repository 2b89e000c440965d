import Foundation

/// One measured number and what it is compared with.
struct Figure: Equatable {
    /// A measurement of the same run that others are held against.
    struct Baseline: Equatable {
        let name: String
        let value: Double
    }

    let name: String
    let value: Double
    let unit: String
    var baseline: Baseline?
    /// Half of the single measurements took at most this.
    var p50: Double?
    /// 99 of 100 single measurements took at most this.
    var p99: Double?

    /// How many times better than the baseline: above 1 is faster or smaller.
    var ratio: Double? { baseline.map { $0.value / value } }

    /// One line; keys that have no value are left out.
    var json: String {
        var fields = ["\"name\":\"\(name)\"", "\"value\":\(Self.number(value))", "\"unit\":\"\(unit)\""]
        if let baseline, let ratio {
            fields.append("\"baseline\":\"\(baseline.name)\"")
            fields.append("\"baseline_value\":\(Self.number(baseline.value))")
            fields.append("\"ratio\":\(Self.number(ratio))")
        }
        if let p50 { fields.append("\"p50\":\(Self.number(p50))") }
        if let p99 { fields.append("\"p99\":\(Self.number(p99))") }
        return "{" + fields.joined(separator: ",") + "}"
    }

    static func table(_ figures: [Figure]) -> String {
        let header = ["", "value", "p50", "p99", "against", "ratio"]
        let rows = figures.map { figure in
            [
                figure.name, "\(number(figure.value)) \(figure.unit)",
                figure.p50.map(number) ?? "", figure.p99.map(number) ?? "",
                figure.baseline?.name ?? "", figure.ratio.map { String(format: "%.2f", $0) } ?? ""
            ]
        }
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        return ([header] + rows).map { row in
            zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// Four significant digits, as JSON takes them.
    static func number(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return "0" }
        let digits = max(0, 3 - Int(log10(abs(value)).rounded(.down)))
        return String(format: "%.\(digits)f", value)
    }
}
