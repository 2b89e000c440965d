import UIKitTesting

/// Writes down, in a log it may share with others, what it hears of coming and going.
@MainActor
final class LifeLog {
    var lines: [String] = []

    /// What was heard since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

final class LifeController: UIViewController {
    let name: String
    let log: LifeLog
    var onCall: (String) -> Void = { _ in }
    var forwards = true
    /// What was heard last, to see that nothing comes twice in a row.
    private(set) var unbalanced: [String] = []
    private var isOn = false
    private var isPending = false

    init(_ name: String, _ log: LifeLog) {
        (self.name, self.log) = (name, log)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    private func note(_ what: String, _ animated: Bool? = nil) {
        let flag = animated.map { $0 ? " animated" : "" } ?? ""
        log.lines.append("\(name) \(what)\(flag)")
        onCall(what)
    }

    private func expect(_ holds: Bool, _ what: String) { if !holds { unbalanced.append(what) } }

    override func viewDidLoad() { note("didLoad") }
    override func viewDidLayoutSubviews() { log.lines.append("\(name) didLayout") }

    override func viewWillAppear(_ animated: Bool) {
        expect(!isOn, "willAppear twice")
        (isOn, isPending) = (true, true)
        note("willAppear", animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        expect(isOn && isPending && viewIfLoaded?.window != nil, "isAppearing")
        note("isAppearing", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        expect(isOn && isPending, "didAppear")
        isPending = false
        note("didAppear", animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        expect(isOn, "willDisappear twice")
        (isOn, isPending) = (false, true)
        note("willDisappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        expect(!isOn && isPending, "didDisappear")
        isPending = false
        note("didDisappear", animated)
    }

    /// Nothing is under way.
    var isSettled: Bool { !isPending }
    var isSeen: Bool { isOn }
}
