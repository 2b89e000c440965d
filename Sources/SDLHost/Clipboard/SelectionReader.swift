internal import CX11
import UIKit

/// Asks other programs for what they have copied, one thing after the other (ICCCM 2.4). One thread's alone.
internal final class SelectionReader {
    /// Something to be asked for.
    struct Question: Sendable {
        /// The types to choose the first from that is there; nil asks for the types alone.
        var wanted: [String]?
        /// Called on the clipboard's thread, once.
        var answer: @Sendable (Result<Answer, PasteboardError>) -> Void
    }

    enum Answer: Sendable {
        case types([String])
        case content(PasteboardContent)
    }

    /// The most bytes that are taken in. *Chosen*: what the largest picture that can be read has uncompressed.
    static let limit = 1 << 28

    private enum Step {
        case types
        case data(name: String)
        /// Piece by piece (ICCCM 2.7.2).
        case pieces(name: String, Data)
    }

    private let connection: SelectionConnection
    private let owner: SelectionOwner
    private var waiting: [Question] = []
    private var current: (question: Question, step: Step, property: Atom, target: Atom)?
    /// Who is asked.
    private var asked: Window = 0
    private var count = 0
    /// When the one that is asked has been waited for long enough, by the system's clock.
    private(set) var deadline: TimeInterval?

    init(_ connection: SelectionConnection, owner: SelectionOwner) { (self.connection, self.owner) = (connection, owner) }

    func ask(_ question: Question) {
        waiting.append(question)
        if current == nil { begin() }
    }

    func giveUpOverdue(at now: TimeInterval) { if let deadline, deadline <= now { end(.failure(.noAnswer)) } }

    /// Answers all that is open with a failure.
    func stop() {
        let open = waiting
        waiting = []
        if current != nil { end(.failure(.noAnswer)) }
        for question in open { question.answer(.failure(.noAnswer)) }
    }

    private func begin() {
        while current == nil, !waiting.isEmpty {
            let question = waiting.removeFirst()
            asked = XGetSelectionOwner(connection.display, connection.clipboard)
            if asked == 0 {
                question.answer(question.wanted == nil ? .success(.types([])) : .failure(.empty))
            } else if asked == connection.window {
                question.answer(ownAnswer(question))
            } else {
                // Word of its end; the error of one that has ended is passed over, and the server answers in its place.
                XSelectInput(connection.display, asked, StructureNotifyMask)
                request("TARGETS", .types, question)
            }
        }
    }

    /// A program that pastes what it has copied itself need not ask.
    private func ownAnswer(_ question: Question) -> Result<Answer, PasteboardError> {
        let types = ClipboardTypes.types(named: owner.offers.map(\.name))
        guard let wanted = question.wanted else { return .success(.types(types)) }
        guard let type = wanted.first(where: types.contains),
              let offer = owner.offers.first(where: { ClipboardTypes.type(named: $0.name) == type }) else { return .failure(.empty) }
        return .success(.content(ClipboardTypes.content(named: offer.name, offer.data)))
    }

    private func request(_ name: String, _ step: Step, _ question: Question) {
        // In places that change, so that an answer that comes too late is not taken for another's.
        count += 1
        let (property, target) = (connection.atom("DOODLE_PASTE_\(count % 16)"), connection.atom(name))
        current = (question, step, property, target)
        XDeleteProperty(connection.display, connection.window, property)
        XConvertSelection(connection.display, connection.clipboard, target, property, connection.window, connection.time())
        XFlush(connection.display)
        deadline = HostClock.monotonic + PasteboardError.patience
    }

    private func end(_ result: Result<Answer, PasteboardError>) {
        guard let question = current?.question else { return }
        (current, deadline) = (nil, nil)
        if asked != 0, asked != connection.window { XSelectInput(connection.display, asked, 0) }
        question.answer(result)
        begin()
    }

    // MARK: What comes

    func take(_ event: XEvent) {
        guard let current else { return }
        switch event.type {
        case SelectionNotify where event.xselection.requestor == connection.window && event.xselection.target == current.target:
            if event.xselection.property == 0 { refused() } else if event.xselection.property == current.property { arrived() }
        case PropertyNotify where event.xproperty.window == connection.window && event.xproperty.atom == current.property:
            if case .pieces(let name, let data) = current.step, event.xproperty.state == PropertyNewValue { pieceArrived(name, data) }
        case DestroyNotify where event.xdestroywindow.window == asked: end(.failure(.noAnswer))
        default: break
        }
    }

    private func refused() {
        guard let current else { return }
        // Who does not tell what it has, has text if anything.
        if case .types = current.step { choose(from: ["UTF8_STRING", "STRING"]) } else { end(.failure(.empty)) }
    }

    private func arrived() {
        guard let current, let (content, isTooLong) = connection.take(current.property, of: connection.window, limit: Self.limit) else {
            return end(.failure(.noAnswer))
        }
        switch current.step {
        case .types: choose(from: content.numbers.compactMap { connection.name(of: $0) })
        case .data(let name):
            if isTooLong { end(.failure(.tooLong(limit: Self.limit))) }
            else if content.type == connection.atom("INCR") {
                self.current?.step = .pieces(name: name, Data())
                deadline = HostClock.monotonic + PasteboardError.patience
                XFlush(connection.display)
            } else { end(.success(.content(ClipboardTypes.content(named: name, Data(content.bytes))))) }
        case .pieces: break
        }
    }

    private func pieceArrived(_ name: String, _ before: Data) {
        guard let current, let (content, isTooLong) = connection.take(current.property, of: connection.window, limit: Self.limit)
        else { return }
        XFlush(connection.display)
        guard !isTooLong, before.count + content.bytes.count <= Self.limit else { return end(.failure(.tooLong(limit: Self.limit))) }
        if content.bytes.isEmpty { return end(.success(.content(ClipboardTypes.content(named: name, before)))) }
        // Not a copy of all that came with every piece.
        self.current?.step = .types
        var data = before
        data += content.bytes
        self.current?.step = .pieces(name: name, data)
        deadline = HostClock.monotonic + PasteboardError.patience
    }

    private func choose(from names: [String]) {
        guard let question = current?.question else { return }
        guard let wanted = question.wanted else {
            let own: Set = ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "DELETE"]
            return end(.success(.types(ClipboardTypes.types(named: names.filter { !own.contains($0) }))))
        }
        let best = wanted.lazy.compactMap { type in ClipboardTypes.names(of: type).first(where: names.contains) }.first
        guard let best else { return end(.failure(.empty)) }
        request(best, .data(name: best), question)
    }
}
