import CoreGraphics
import Ink

/// Pictures and where they lie, as a drawing file has them.
enum PictureCoding {
    /// O(bytes).
    static func bytes(of picture: Picture) -> [UInt8] {
        var writer = BytesWriter()
        writer.append(picture.id.rawValue)
        writer.append(UInt32(picture.width))
        writer.append(UInt32(picture.height))
        writer.append(UInt32(picture.bytes.count))
        writer.append(contentsOf: picture.bytes)
        return writer.bytes
    }

    /// O(bytes).
    static func picture(from reader: inout BytesReader) throws(BytesReader.Damage) -> Picture {
        let id = Picture.ID(try reader.read())
        let width = Int(try reader.read(UInt32.self)), height = Int(try reader.read(UInt32.self))
        guard width > 0, height > 0 else { throw BytesReader.Damage() }
        let count = try reader.readCount(ofSize: 1)
        return Picture(id: id, width: width, height: height, bytes: try reader.readBytes(count))
    }

    static func append(_ places: [HistoryRecord.PicturePlace], to writer: inout BytesWriter) {
        writer.append(UInt32(places.count))
        for place in places {
            writer.append(place.id.rawValue)
            for number in place.transform.numbers { writer.append(number) }
        }
    }

    static func places(from reader: inout BytesReader) throws(BytesReader.Damage) -> [HistoryRecord.PicturePlace] {
        var places: [HistoryRecord.PicturePlace] = []
        for _ in 0..<(try reader.readCount(ofSize: 56)) {
            let id = Picture.ID(try reader.read())
            var numbers: [CGFloat] = []
            for _ in 0..<6 { numbers.append(CGFloat(try reader.readDouble())) }
            let transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            places.append(HistoryRecord.PicturePlace(id: id, transform: transform))
        }
        return places
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
