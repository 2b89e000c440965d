import UIKit

/// Writes down who heard of a landing, from the touched view up, and what each did with it.
@MainActor
final class ChainRecorder {
    enum Fate: Equatable {
        case handled
        case passedOn
        /// Somebody below kept it.
        case notAsked
    }

    struct Link: Equatable {
        let name: String
        let fate: Fate
    }

    private(set) var links: [Link] = []
    private var heard: [ObjectIdentifier: Fate] = [:]
    var onChange: () -> Void = {}

    /// A finger landed on `view`: everything from there up is listed once `deliver` has run.
    func record(from view: UIResponder, _ deliver: () -> Void) {
        heard = [:]
        deliver()
        links = []
        var (responder, isKept) = (Optional(view), false)
        while let current = responder {
            // Who does not write down what it does has the default implementation, which passes on.
            let fate = isKept ? .notAsked : heard[ObjectIdentifier(current)] ?? .passedOn
            links.append(Link(name: ChainRecorder.name(of: current), fate: fate))
            if fate == .handled { isKept = true }
            responder = current.next
        }
        onChange()
    }

    func note(_ responder: UIResponder, _ fate: Fate) { heard[ObjectIdentifier(responder)] = fate }

    /// Nobody kept it.
    var isDiscarded: Bool { !links.isEmpty && !links.contains { $0.fate == .handled } }

    private static func name(of responder: UIResponder) -> String {
        (responder as? ChainBox)?.name ?? (responder as? ChainButton).map { _ in "Button" } ?? "\(type(of: responder))"
    }
}
