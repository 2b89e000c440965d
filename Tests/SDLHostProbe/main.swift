import EventLog
import SDLHost
import UIKit

// A program of the least kind, for tests that must look at a process from outside: fingers and mouse draw,
// what happens is told on standard output, a line each.

/// A page with straight lines from sample to sample.
final class Page: UIView {
    private var segments: [(from: CGPoint, to: CGPoint)] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { extend(touches, "began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { extend(touches, "moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { extend(touches, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { extend(touches, "cancelled") }

    private func extend(_ touches: Set<UITouch>, _ phase: String) {
        for touch in touches {
            let (from, to) = (touch.hasGap ? touch.location(in: self) : touch.previousLocation(in: self), touch.location(in: self))
            say("\(phase) \(to.x) \(to.y)\(touch.hasGap ? " gap" : "")")
            segments.append((from, to))
            setNeedsDisplay(CGRect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
                .insetBy(dx: -3, dy: -3))
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineWidth(4)
        context.setLineCap(.round)
        for (from, to) in segments where rect.insetBy(dx: -3, dy: -3).intersects(CGRect(
            x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x) + 1, height: abs(to.y - from.y) + 1)) {
            context.move(to: from)
            context.addLine(to: to)
            context.strokePath()
        }
    }
}

@MainActor
final class Delegate: UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let page = Page(frame: window.bounds)
        page.backgroundColor = .white
        page.isMultipleTouchEnabled = true
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(page)
        window.makeKeyAndVisible()
        say("launched \(window.bounds.width)x\(window.bounds.height)@\(UIScreen.main.scale)")
    }

    func applicationWillTerminate(_ application: UIApplication) { say("terminating") }
}

@MainActor
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

@MainActor
func main() -> Int32 {
    var configuration = HostConfiguration(title: "Probe")
    var arguments = Array(CommandLine.arguments.dropFirst())
    var slowEnd = false
    while !arguments.isEmpty {
        switch arguments.removeFirst() {
        case "--headless": configuration.isHeadless = true
        case "--replay": configuration.replayPath = arguments.removeFirst()
        case "--record": configuration.recordPath = arguments.removeFirst()
        case "--scale": configuration.scale = Double(arguments.removeFirst()).map { CGFloat($0) }
        case "--slow-end": slowEnd = true
        case let size:
            let sides = size.split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2 else { return 2 }
            configuration.size = CGSize(width: sides[0], height: sides[1])
        }
    }
    do {
        let session = try Session(configuration)
        let application = UIApplication(services: session.services, screen: session.screen)
        let delegate = Delegate()
        application.delegate = delegate
        session.onScriptAction = { action in say("\(action)") }
        if slowEnd { session.services.runInBackground { sleep(2); return { say("late work done") } } }
        let status = session.run(application)
        say("ended \(status)")
        return status
    } catch {
        FileHandle.standardError.write(Data("probe: \(error)\n".utf8))
        return 1
    }
}

exit(main())
