import Foundation

/// What `--dump-ui` writes.
struct UIDump: Decodable {
    struct View: Decodable {
        var type: String
        var id: String?
        var label: String?
        /// x, y, width, height in window points.
        var frame: [Double]
        var enabled: Bool?
        var hidden: Bool?

        var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
    }

    struct NoSuchView: Error { var id: String }

    var views: [View]

    init(path: String) throws {
        self = try JSONDecoder().decode(UIDump.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    func view(_ id: String) throws -> View {
        guard let view = views.first(where: { $0.id == id }), view.hidden != true else { throw NoSuchView(id: id) }
        return view
    }

    func centre(of id: String) throws -> CGPoint {
        let rect = try view(id).rect
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Everything that floats over the paper, with its shadow.
    var overlays: [CGRect] {
        let bar = views.filter { $0.id?.hasPrefix("toolbar") == true && $0.hidden != true }.map(\.rect)
        guard let first = bar.first else { return [] }
        return [bar.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -48, dy: -48)]
    }
}
