internal import CX11
import UIKit

/// Answers programs that paste what was copied here (ICCCM, chapter 2). One thread's alone.
internal final class SelectionOwner {
    private let connection: SelectionConnection
    private(set) var offers: [ClipboardOffer] = []
    /// Since when the selection is ours, by the server's clock; nil while it is not.
    private(set) var since: Time?
    private var transfers: [SelectionTransfer] = []

    init(_ connection: SelectionConnection) { self.connection = connection }

    /// Takes the selection; without offers, gives it up for everybody.
    /// - Returns: whether the server agreed.
    func own(_ offers: [ClipboardOffer]) -> Bool {
        let time = connection.time()
        let window = offers.isEmpty ? 0 : connection.window
        // Where another program has it, only its owner can give it up.
        if offers.isEmpty { XSetSelectionOwner(connection.display, connection.clipboard, connection.window, time) }
        XSetSelectionOwner(connection.display, connection.clipboard, window, time)
        guard XGetSelectionOwner(connection.display, connection.clipboard) == window else { return false }
        (self.offers, since) = (offers, offers.isEmpty ? nil : time)
        return true
    }

    /// When a transfer has been waited for long enough, by the system's clock.
    var deadline: TimeInterval? { transfers.map(\.deadline).min() }

    func dropOverdue(at now: TimeInterval) {
        for transfer in transfers where transfer.deadline <= now { end(transfer) }
    }

    func take(_ event: XEvent) {
        switch event.type {
        case SelectionRequest: answer(event.xselectionrequest)
        case SelectionClear where event.xselectionclear.selection == connection.clipboard:
            // Word of a loss may come after it was taken anew.
            guard let since, event.xselectionclear.time == 0 || event.xselectionclear.time >= since else { break }
            (offers, self.since) = ([], nil)
        case PropertyNotify where event.xproperty.state == PropertyDelete:
            let (window, property) = (event.xproperty.window, event.xproperty.atom)
            if let index = transfers.firstIndex(where: { $0.window == window && $0.property == property }) { goOn(index) }
        case DestroyNotify: transfers.removeAll { $0.window == event.xdestroywindow.window }
        default: break
        }
    }

    // MARK: Answers

    private func answer(_ request: XSelectionRequestEvent) {
        // Clients from before ICCCM name no property (2.2).
        let property = request.property == 0 ? request.target : request.property
        let isInTime = since.map { request.time == 0 || request.time >= $0 } ?? false
        let isOurs = request.selection == connection.clipboard && isInTime
        let isDone = isOurs && put(request.target, in: property, of: request.requestor, isPartOfSeveral: false)

        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.display = connection.display
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = isDone ? property : 0
        event.xselection.time = request.time
        XSendEvent(connection.display, request.requestor, 0, 0, &event)
        XFlush(connection.display)
    }

    /// - Returns: false for what cannot be had.
    private func put(_ target: Atom, in property: Atom, of window: Window, isPartOfSeveral: Bool) -> Bool {
        switch target {
        case connection.atom("TARGETS"):
            let names = ["TARGETS", "TIMESTAMP", "MULTIPLE"] + offers.map(\.name)
            connection.set(property, of: window, type: Atom(XA_ATOM), numbers: names.map { connection.atom($0) })
        case connection.atom("TIMESTAMP"):
            guard let since else { return false }
            connection.set(property, of: window, type: Atom(XA_INTEGER), numbers: [since])
        case connection.atom("MULTIPLE"): return !isPartOfSeveral && putSeveral(property, of: window)
        default:
            guard let offer = offers.first(where: { connection.atom($0.name) == target }) else { return false }
            if offer.data.count <= connection.chunk {
                connection.set(property, of: window, type: target, bytes: offer.data)
            } else {
                begin(SelectionTransfer(window: window, property: property, target: target, data: offer.data))
            }
        }
        return true
    }

    /// Pairs of what is wanted and where; what cannot be had gets no place (ICCCM 2.6.2).
    private func putSeveral(_ property: Atom, of window: Window) -> Bool {
        guard var pairs = connection.take(property, of: window, limit: 1 << 16, deletes: false)?.content.numbers, pairs.count >= 2
        else { return false }
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            if !put(pairs[index], in: pairs[index + 1], of: window, isPartOfSeveral: true) { pairs[index + 1] = 0 }
        }
        connection.set(property, of: window, type: connection.atom("ATOM_PAIR"), numbers: pairs)
        return true
    }

    // MARK: Piece by piece

    /// What is long goes in pieces, each when the one before has been taken away (ICCCM 2.7.2).
    private func begin(_ transfer: SelectionTransfer) {
        transfers.removeAll { $0.window == transfer.window && $0.property == transfer.property }
        transfers.append(transfer)
        XSelectInput(connection.display, transfer.window, PropertyChangeMask | StructureNotifyMask)
        connection.set(
            transfer.property, of: transfer.window, type: connection.atom("INCR"), numbers: [UInt(transfer.data.count)])
    }

    private func goOn(_ index: Int) {
        let piece = transfers[index].next(connection.chunk)
        let transfer = transfers[index]
        // An empty piece ends it.
        connection.set(transfer.property, of: transfer.window, type: transfer.target, bytes: piece)
        XFlush(connection.display)
        if piece.isEmpty { end(transfer) }
    }

    private func end(_ transfer: SelectionTransfer) {
        transfers.removeAll { $0.window == transfer.window && $0.property == transfer.property }
        if transfer.window != connection.window, !transfers.contains(where: { $0.window == transfer.window }) {
            XSelectInput(connection.display, transfer.window, 0)
        }
    }
}

/// Data on its way to a program, piece by piece.
internal struct SelectionTransfer {
    let window: Window
    let property: Atom
    let target: Atom
    let data: Data
    private var sent = 0
    /// By the system's clock.
    private(set) var deadline = HostClock.monotonic + PasteboardError.patience

    init(window: Window, property: Atom, target: Atom, data: Data) {
        (self.window, self.property, self.target, self.data) = (window, property, target, data)
    }

    /// The next piece; empty at the end.
    mutating func next(_ length: Int) -> Data {
        deadline = HostClock.monotonic + PasteboardError.patience
        let start = data.startIndex + sent
        let piece = data[start..<min(data.endIndex, start + length)]
        sent += piece.count
        return piece
    }
}
