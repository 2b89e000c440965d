import CoreGraphics

/// The Cairo library where it is installed, looked up by name at run time: nothing here is built against it.
struct Cairo {
    private typealias MakeSurface = @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
    private typealias MakeContext = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Data = @convention(c) (OpaquePointer) -> UnsafeMutablePointer<UInt8>?
    private typealias Call = @convention(c) (OpaquePointer) -> Void
    private typealias Stride = @convention(c) (OpaquePointer) -> Int32
    private typealias Number = @convention(c) (OpaquePointer, Double) -> Void
    private typealias Choice = @convention(c) (OpaquePointer, Int32) -> Void
    private typealias Point = @convention(c) (OpaquePointer, Double, Double) -> Void
    private typealias Curve = @convention(c) (OpaquePointer, Double, Double, Double, Double, Double, Double) -> Void

    private let library: UnsafeMutableRawPointer

    /// Nil where there is no Cairo.
    init?() {
        guard let library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.library = library
    }

    static var isInstalled: Bool { Cairo() != nil }

    private func function<Function>(_ name: String, _ type: Function.Type) -> Function {
        guard let symbol = dlsym(library, "cairo_" + name) else { preconditionFailure("Cairo has no cairo_\(name)") }
        return unsafeBitCast(symbol, to: type)
    }

    /// The coverage of `path` with Cairo's own settings, row by row: filled, or stroked `lineWidth` wide with round caps and joins.
    func coverage(of path: CGPath, lineWidth: Double? = nil, width: Int, height: Int) -> [UInt8] {
        // 2 is CAIRO_FORMAT_A8.
        guard let surface = function("image_surface_create", MakeSurface.self)(2, Int32(width), Int32(height)),
              let context = function("create", MakeContext.self)(surface) else { return [] }
        defer {
            function("destroy", Call.self)(context)
            function("surface_destroy", Call.self)(surface)
        }
        let (move, line, curve) = (function("move_to", Point.self), function("line_to", Point.self), function("curve_to", Curve.self))
        for element in path.elements {
            switch element {
            case .move(let end): move(context, end.x, end.y)
            case .line(let end): line(context, end.x, end.y)
            case .curve(let end, let one, let two): curve(context, one.x, one.y, two.x, two.y, end.x, end.y)
            case .quadCurve: preconditionFailure("Cairo has no quadratic curves")
            case .closeSubpath: function("close_path", Call.self)(context)
            }
        }
        if let lineWidth {
            function("set_line_width", Number.self)(context, lineWidth)
            function("set_line_cap", Choice.self)(context, 1)
            function("set_line_join", Choice.self)(context, 1)
            function("stroke", Call.self)(context)
        } else {
            function("fill", Call.self)(context)
        }
        function("surface_flush", Call.self)(surface)
        let stride = Int(function("image_surface_get_stride", Stride.self)(surface))
        guard let data = function("image_surface_get_data", Data.self)(surface) else { return [] }
        return (0..<width * height).map { data[$0 / width * stride + $0 % width] }
    }
}
