#if DOODLE_BENCH_CAIRO
import CCairo
#endif
import CoreGraphics
import Ink

/// The same strokes by Cairo: a picture in memory, its default antialiasing, tolerance 0.1, round caps and joins, one thread.
///
/// Lines whose width changes are outlines, made on the way as a program would; the modelled paths are made before, while ours are modelled
/// within the time that is measured. A stroke is one path with an outline around each stretch (`Outline`), filled once with the non-zero
/// winding rule. Of the ways that were tried it is the one that gives the same picture. Against the exact area of the workload's strokes,
/// mean and greatest error over the pixels of their edges where they do not cross themselves, in 1/255, and the time:
///
/// - this: 0.7 and 16;
/// - each stretch filled by itself: 12 and 80, in 1.1 times the time;
/// - one polygon a stroke with a vertex a side for each point and no joins: 6.7 and 107, in 0.4 times the time.
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
                cairo_new_path(context)
                for (place, point) in path.enumerated() where place > 0 || path.count == 1 {
                    let outline = Outline(path[max(0, place - 1)], point)
                    cairo_new_sub_path(context)
                    for arc in outline.arcs { cairo_arc(context, arc.x, arc.y, arc.radius, arc.from, arc.to) }
                    cairo_close_path(context)
                }
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
