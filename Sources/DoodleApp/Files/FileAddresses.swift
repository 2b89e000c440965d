import ImageFiles

/// Lists of files as programs hand them to one another (RFC 2483): one address a line.
enum FileAddresses {
    /// The paths of those that are files on this machine (RFC 8089), byte for byte. O(bytes).
    static func paths(in list: [UInt8]) -> [FilePath] {
        list.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
            guard line.first != UInt8(ascii: "#"), line.starts(with: "file:".utf8) else { return nil }
            var rest = line.dropFirst(5)
            if rest.starts(with: "//".utf8) {
                rest = rest.dropFirst(2)
                let host = rest.prefix { $0 != UInt8(ascii: "/") }
                guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
                rest = rest.dropFirst(host.count)
            }
            guard rest.first == UInt8(ascii: "/") else { return nil }
            return FilePath(bytes: decoded(rest))
        }
    }

    /// Percent signs with two digits behind them are the bytes they stand for (RFC 3986, §2.1).
    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = [], place = text.startIndex
        while place < text.endIndex {
            if text[place] == UInt8(ascii: "%"), place + 2 < text.endIndex,
               let value = UInt8(String(decoding: text[place + 1...place + 2], as: UTF8.self), radix: 16) {
                bytes.append(value)
                place += 3
            } else {
                bytes.append(text[place])
                place += 1
            }
        }
        return bytes
    }
}
