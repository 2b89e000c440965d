import CoreGraphics

/// The pictures that undo and redo put back, as far as a byte budget allows; the steps themselves are the drawing's history.
///
/// Step for step it runs beside `DrawingHistory`. A step without pictures is rendered from the drawing when it is wanted.
struct TileHistory {
    enum Pictures {
        /// The tiles the step exchanged.
        case tiles(TileChanges)
        /// The whole page a clear exchanged.
        case page(TileCanvas)

        /// Memory held by tiles.
        var bytes: Int {
            switch self {
            case .tiles(let changes): changes.values.reduce(0) { $0 + ($1.other?.bytes ?? 0) }
            case .page(let canvas): canvas.bytes
            }
        }
    }

    /// Bytes that pictures may take.
    let budget: Int
    private(set) var bytes = 0
    private var steps: [Pictures?] = []
    /// All steps that hold pictures lie in here.
    private var held = 0..<0

    /// - Parameter steps: how many there are already, whose pictures nobody has.
    init(budget: Int, steps: Int = 0) {
        self.budget = budget
        self.steps = Array(repeating: nil, count: steps)
    }

    /// Adds a step after `depth` others and forgets those that could be redone. Amortised O(steps forgotten + tiles).
    mutating func push(_ pictures: Pictures?, depth: Int) {
        forget(from: depth)
        steps.append(nil)
        put(pictures, at: depth, depth: depth + 1)
    }

    /// Forgets the steps from `depth` on. O(steps forgotten).
    mutating func forget(from depth: Int) {
        for place in depth..<steps.count { drop(place) }
        steps.removeLast(steps.count - depth)
        held = min(held.lowerBound, depth)..<min(held.upperBound, depth)
    }

    /// Lets the last of `depth` steps exchange more tiles, and forgets those that could be redone.
    /// - Parameter pictures: of the tiles as they were after the step; nil when they are not known.
    mutating func join(_ pictures: Pictures?, depth: Int) {
        forget(from: depth)
        guard case .tiles(var all)? = take(at: depth - 1), case .tiles(let changes)? = pictures else { return }
        for (key, change) in changes {
            let before = all[key]
            all[key] = TileChange(other: before == nil ? change.other : before?.other, pixels: change.pixels.union(before?.pixels ?? .empty))
        }
        put(.tiles(all), at: depth - 1, depth: depth)
    }

    /// Takes out the pictures of the step at `place`; nil when they were dropped.
    mutating func take(at place: Int) -> Pictures? {
        guard let pictures = steps[place] else { return nil }
        bytes -= pictures.bytes
        steps[place] = nil
        return pictures
    }

    /// Gives a step pictures (again). Beyond the budget the oldest are dropped first, then those farthest away in redo.
    /// - Parameter depth: how many steps count as done now.
    mutating func put(_ pictures: Pictures?, at place: Int, depth: Int) {
        guard let pictures else { return }
        steps[place] = pictures
        bytes += pictures.bytes
        held = held.isEmpty ? place..<place + 1 : min(held.lowerBound, place)..<max(held.upperBound, place + 1)
        while bytes > budget, !held.isEmpty {
            if held.lowerBound < depth {
                drop(held.lowerBound)
                held = held.lowerBound + 1..<held.upperBound
            } else {
                drop(held.upperBound - 1)
                held = held.lowerBound..<held.upperBound - 1
            }
        }
    }

    /// Forgets all pictures but no step. O(steps).
    mutating func dropAll() {
        for place in steps.indices { steps[place] = nil }
        (bytes, held) = (0, 0..<0)
    }

    private mutating func drop(_ place: Int) {
        guard let pictures = steps[place] else { return }
        bytes -= pictures.bytes
        steps[place] = nil
    }
}
