extension [UInt8] {
    /// Text.
    mutating func append(_ text: String) { append(contentsOf: text.utf8) }

    /// A number to three decimals, which at the largest scale of a screen is a hundredth of a pixel, and without those that are 0.
    mutating func append(number: Double) {
        let thousandths = Int((Swift.max(-1e12, Swift.min(1e12, number)) * 1000).rounded())
        if thousandths < 0 { append(UInt8(ascii: "-")) }
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        append("\(whole)")
        guard rest > 0 else { return }
        append(UInt8(ascii: "."))
        var digits = [UInt8(rest / 100), UInt8(rest / 10 % 10), UInt8(rest % 10)]
        while digits.last == 0 { digits.removeLast() }
        for digit in digits { append(UInt8(ascii: "0") + digit) }
    }

    /// Two numbers and what comes before them.
    mutating func append(_ letter: String, _ x: Double, _ y: Double) {
        append(letter)
        append(number: x)
        append(UInt8(ascii: " "))
        append(number: y)
    }
}
