#if DOODLE_BENCH_CAIRO
import CCairo
#endif
import CoreGraphics
import Ink

/// The same strokes by Cairo: a picture in memory, its default antialiasing, tolerance 0.1, round caps and joins, one thread. Lines whose
/// width changes are filled outlines (`Outline`), made on the way as a program would; the modelled paths are made before.
enum CairoRedraw {
    #if DOODLE_BENCH_CAIRO
    static var name: String { "cairo \(String(cString: cairo_version_string()))" }

    /// What drawing the page takes, the picture's making included.
    static func seconds(_ workload: RedrawWorkload) -> Double? {
        let paths = workload.isVariable ? workload.drawing.strokes.map(\.path) : []
        return Statistics.seconds {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(workload.width), Int32(workload.height))
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            cairo_set_source_rgb(context, 0.988, 0.984, 0.969)
            cairo_paint(context)
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
            cairo_set_tolerance(context, 0.1)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            for path in paths {
                let outline = Outline(path)
                cairo_new_path(context)
                for (x, y) in outline.left { cairo_line_to(context, x, y) }
                outline.end.map { cairo_arc(context, $0.x, $0.y, $0.radius, $0.from, $0.from + .pi) }
                for (x, y) in outline.right.reversed() { cairo_line_to(context, x, y) }
                outline.start.map { cairo_arc(context, $0.x, $0.y, $0.radius, $0.from, $0.from + .pi) }
                cairo_fill(context)
            }
            for stroke in workload.drawing.strokes where !workload.isVariable {
                cairo_set_line_width(context, Double(stroke.brush.width))
                cairo_new_path(context)
                for sample in stroke.samples { cairo_line_to(context, Double(sample.position.x), Double(sample.position.y)) }
                cairo_stroke(context)
            }
            cairo_surface_flush(surface)
        }
    }
    #else
    static var name: String { "cairo" }

    /// Nil: built without `DOODLE_BENCH_CAIRO=1`.
    static func seconds(_ workload: RedrawWorkload) -> Double? { nil }
    #endif
}
