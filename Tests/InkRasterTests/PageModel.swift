import CoreGraphics
import Ink
import InkRaster

/// A page driven by chance, and all one needs to make the same page again from nothing.
struct PageModel {
    struct Wet {
        let id: WetStroke.ID
        let brush: Brush
        /// Samples of each piece.
        var pieces: [[InkSample]]
    }

    static let width = 150.0, height = 140.0
    let page: InkPage
    private(set) var wet: [Wet] = []
    private var random: Seeded
    private var time = 0.0

    init(seed: UInt64, budget: Int, scale: CGFloat = 1) {
        page = InkPage(scale: scale, historyBudget: budget)
        random = Seeded(seed)
    }

    /// Does one thing at random; returns its name.
    mutating func step() -> String {
        switch random.below(22) {
        case 20..<22: return edit()
        case 0..<4 where wet.count < 4:
            let brush = randomBrush()
            let first = timed([sample(random.number(-20...Self.width), random.number(-20...Self.height))])[0]
            wet.append(Wet(id: page.begin(brush, at: first), brush: brush, pieces: [[first]]))
            return "begin"
        case 0..<10 where !wet.isEmpty:
            let place = random.below(wet.count)
            let samples = timed(wander(&random, width: Self.width, height: Self.height, count: 1 + random.below(5)))
            if random.below(5) == 0 {
                page.breakPiece(wet[place].id)
                wet[place].pieces.append([])
            }
            page.extend(wet[place].id, with: samples)
            wet[place].pieces[wet[place].pieces.count - 1] += samples
            return "extend"
        case 10..<13 where !wet.isEmpty:
            page.finish(wet.remove(at: random.below(wet.count)).id)
            return "finish"
        case 13 where !wet.isEmpty:
            page.takeBack(wet.remove(at: random.below(wet.count)).id)
            return "take back"
        case 14 where random.below(2) == 0:
            page.clear()
            return "clear"
        case 14:
            return edit()
        case 15..<18:
            page.undo()
            return "undo"
        default:
            page.redo()
            return "redo"
        }
    }

    /// Changes strokes that are dry already; returns what it did.
    mutating func edit() -> String {
        let strokes = Array(page.drawing.strokes)
        let some = strokes.filter { _ in random.below(3) == 0 }
        switch random.below(5) {
        case 0:
            page.erase(some.map(\.id))
            return "erase \(some.count)"
        case 1:
            page.paste(some)
            return "paste \(some.count)"
        case 2, 3:
            let turn = CGAffineTransform(translationX: random.number(-40...40), y: random.number(-40...40))
                .rotated(by: random.number(-0.5...0.5)).scaledBy(x: random.number(0.5...1.5), y: random.number(0.5...1.5))
            page.transform(some.map(\.id), by: turn)
            return "transform \(some.count)"
        default:
            func place() -> CGPoint { CGPoint(x: random.number(0...Self.width), y: random.number(0...Self.height)) }
            let id = page.beginErasing(at: place(), radius: random.number(0...8))
            var count = 0
            for _ in 0..<random.below(4) { count += page.extendErasing(id, to: [place()]).count }
            if random.below(3) == 0 { page.takeBackErasing(id) } else { page.finishErasing(id) }
            return "drag over \(count)"
        }
    }

    private mutating func randomBrush() -> Brush {
        let width = [1, 3, 8, 20][random.below(4)]
        if random.below(4) == 0 { return eraser(CGFloat(width)) }
        let color = InkColor(
            red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
            alpha: random.below(3) == 0 ? UInt8(random.below(256)) : 255)
        let tool: InkTool = [.pen, .pen, .pencil, .fountain, .highlighter][random.below(5)]
        let models: [ModelOptions] = [.plain, .pen(for: .finger), .pen(for: .pen), .highlighter(for: .mouse), .fountain(for: .finger)]
        return Brush(tool: tool, color: color, width: CGFloat(width), model: models[random.below(5)])
    }

    /// The samples 8 ms apart.
    private mutating func timed(_ samples: [InkSample]) -> [InkSample] {
        samples.map { sample in
            time += 0.008
            return InkSample(position: sample.position, time: time, pressure: 0.5 + 0.5 * cos(time * 9))
        }
    }

    /// A page that never saw anything but the drawing as it is now and the samples of the strokes that are wet.
    func remade() -> InkPage {
        let fresh = InkPage(scale: page.scale)
        fresh.setView(page.map, extent: page.extent)
        fresh.load(page.drawing)
        for stroke in wet {
            let id = fresh.begin(stroke.brush, at: stroke.pieces[0][0])
            for (number, piece) in stroke.pieces.enumerated() {
                if number > 0 { fresh.breakPiece(id) }
                // One by one, whatever the batches were.
                for sample in number == 0 ? piece.dropFirst() : piece[...] { fresh.extend(id, with: [sample]) }
            }
        }
        return fresh
    }

    func shown(_ page: InkPage) -> PixelBuffer {
        page.picture(width: 192, height: 192, x: -32, y: -32, paper: 0xFFFC_FBF7)
    }
}
