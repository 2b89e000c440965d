import Synchronization
import UIKit

/// The clipboard of an X server. SDL 2 knows only text.
@MainActor
internal final class X11Clipboard: ClipboardServing {
    private let thread = SelectionThread()
    private let background: BackgroundWork

    /// *Chosen*: seconds the main thread stands still at most.
    private static let patience: TimeInterval = 1.5

    init(_ background: BackgroundWork) { self.background = background }

    func stop() { thread.stop() }

    func copy(_ contents: [PasteboardContent]) throws(PasteboardError) {
        let thread = thread
        let isDone = waited { answer in thread.send(.copy(ClipboardTypes.offers(of: contents), done: answer)) }
        guard isDone ?? false else { throw .impossible("the X server does not let this program copy") }
    }

    func types() throws(PasteboardError) -> [String] {
        guard case .types(let types) = try ask(nil) else { return [] }
        return types
    }

    func data(ofType type: String) throws(PasteboardError) -> Data {
        guard case .content(let content) = try ask([type]) else { throw .empty }
        return content.data
    }

    func load(_ types: [String], _ completion: @escaping @MainActor @Sendable (Result<PasteboardContent, PasteboardError>) -> Void) {
        let background = background
        thread.send(.ask(SelectionReader.Question(wanted: types) { result in
            let content = result.flatMap { answer -> Result<PasteboardContent, PasteboardError> in
                if case .content(let content) = answer { .success(content) } else { .failure(.empty) }
            }
            background.post { completion(content) }
        }))
    }

    private func ask(_ wanted: [String]?) throws(PasteboardError) -> SelectionReader.Answer {
        let thread = thread
        let result: Result<SelectionReader.Answer, PasteboardError>? = waited { answer in
            thread.send(.ask(SelectionReader.Question(wanted: wanted, answer: answer)))
        }
        return try (result ?? .failure(.noAnswer)).get()
    }

    /// Waits for what another thread answers; nil when it takes too long.
    private func waited<Answer: Sendable>(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) -> Answer? {
        let box = AnswerBox<Answer>()
        ask { box.put($0) }
        return box.wait(Self.patience)
    }
}

/// Where one thread puts what another waits for.
private final class AnswerBox<Answer: Sendable>: Sendable {
    private let answer = Mutex<Answer?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func put(_ value: Answer) {
        answer.withLock { $0 = value }
        isThere.signal()
    }

    func wait(_ seconds: TimeInterval) -> Answer? {
        _ = isThere.wait(timeout: .now() + seconds)
        return answer.withLock { $0 }
    }
}
