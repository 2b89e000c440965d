import Hands
import Ink
import InkRaster
import UIKit

extension CanvasView {
    /// What a contact that draws is at.
    struct Work {
        enum Kind {
            case drawing(WetStroke.ID)
            case erasing(StrokeErasure.ID)
            /// A straight line, made anew each time its end moves.
            case line(WetStroke.ID, StraightLine, Brush, start: InkSample)
        }

        var kind: Kind
        /// Where it was heard of last, in bounds coordinates, and when.
        var place: CGPoint
        var time: TimeInterval
    }

    func begin(_ contact: Contact) {
        let record = contacts.values.first { $0.id == contact.id }
        let tools = tools().held(byEraser: record?.isEraser ?? false)
        let count = page.drawing.strokes.count
        let kind: Work.Kind
        if let brush = tools.brush(for: record?.source ?? InkSource(contact.id.kind)) {
            let start = sample(of: contact), id = page.begin(brush, at: start)
            kind = straightens == contact.id ? .line(id, StraightLine(from: start.position), brush, start: start) : .drawing(id)
        } else {
            let radius = tools.width / 2
            kind = .erasing(page.beginErasing(at: sight.transform.pagePoint(contact.place), radius: radius))
        }
        if page.drawing.strokes.count != count { hasErased = true }
        works[contact.id] = Work(kind: kind, place: contact.place, time: contact.time)
        restSoon()
    }

    func extend(_ contact: Contact) {
        guard var work = works[contact.id] else { return }
        switch work.kind {
        case .drawing(let id):
            if contact.isAfterGap { page.breakPiece(id) }
            page.extend(id, with: [sample(of: contact)])
        case .erasing(let id):
            let place = sight.transform.pagePoint(contact.place)
            if contact.isAfterGap { page.breakErasing(id, at: place) }
            if !page.extendErasing(id, to: [place]).isEmpty { hasErased = true }
        case .line(let id, let line, let brush, let start):
            page.takeBack(id)
            let next = page.begin(brush, at: start)
            var end = sample(of: contact)
            end.position = line.end(for: end.position)
            page.extend(next, with: [end])
            work.kind = .line(next, line, brush, start: start)
        }
        (work.place, work.time) = (contact.place, contact.time)
        works[contact.id] = work
        restSoon()
    }

    func finish(_ id: Contact.ID) {
        switch works.removeValue(forKey: id)?.kind {
        case .drawing(let stroke)?, .line(let stroke, _, _, _)?: page.finish(stroke)
        case .erasing(let erasure)?: page.finishErasing(erasure)
        case nil: break
        }
        if straightens == id { straightens = nil }
    }

    /// It never meant to do anything here.
    func takeBack(_ id: Contact.ID) {
        switch works.removeValue(forKey: id)?.kind {
        case .drawing(let stroke)?, .line(let stroke, _, _, _)?: page.takeBack(stroke)
        case .erasing(let erasure)?: page.takeBackErasing(erasure)
        case nil: break
        }
    }

    private func sample(of contact: Contact) -> InkSample {
        InkSample(position: sight.transform.pagePoint(contact.place), time: contact.time, pressure: contact.pressure)
    }
}

extension InkSource {
    init(_ kind: Contact.Kind) {
        self = switch kind {
        case .finger: .finger
        case .pen: .pen
        case .mouse: .mouse
        }
    }
}
