import Foundation
@testable import MPRIS
import Synchronization
import Testing

/// A bus of the test's own with a settings portal on it that says what the test wants.
private final class PortalBus: Sendable {
    static let daemon = "/usr/bin/dbus-daemon"
    let address: String
    private let process: Process
    private let values = Mutex<[String: UInt32]>([:])

    init(_ values: [String: UInt32]) throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: Self.daemon)
        process.arguments = ["--session", "--nofork", "--print-address"]
        process.standardOutput = output
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        self.process = process
        self.values.withLock { $0 = values }
    }

    /// The bus goes, and the portal's thread with it.
    func end() {
        // Threads of a test runner block other signals, and who is started by one inherits that.
        kill(process.processIdentifier, SIGKILL)
    }

    /// Answers on a thread of its own, and tells of each change in turn once it was asked for everything.
    /// Returns once it can be asked.
    func serve(changes: [(key: String, value: UInt32)]) {
        let isThere = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            guard let bus = try? SessionBus(address: address), (try? bus.own("org.freedesktop.portal.Desktop")) == true else {
                Issue.record("the bus at \(address) takes no portal")
                return
            }
            isThere.signal()
            var asked = 0, isTold = false
            while bus.isConnected {
                bus.answerCalls { call in
                    asked += 1
                    guard call.member == "Read", call.strings.count == 2, let value = values.withLock({ $0[call.strings[1]] }) else {
                        return .error(.failed, "no such setting")
                    }
                    return .values([.variant(.variant(.uint32(value)))])
                }
                if asked == 2, !isTold {
                    isTold = true
                    for (key, value) in changes {
                        bus.emit("SettingChanged", of: "org.freedesktop.portal.Settings", at: "/org/freedesktop/portal/desktop", [
                            .string("org.freedesktop.appearance"), .string(key), .variant(.uint32(value)),
                        ])
                    }
                    bus.answerCalls { _ in .error(.failed, "late") }
                }
                bus.wait(orUntilReadable: -1)
            }
        }
        thread.start()
        _ = isThere.wait(timeout: .now() + 10)
    }
}

@Suite("The desktop's settings portal", .enabled(if: FileManager.default.isExecutableFile(atPath: PortalBus.daemon), "needs dbus-daemon"))
struct AppearanceWatchTests {
    /// All that a watch is told of until `count` times.
    private func told(_ count: Int, at bus: PortalBus) async -> [DesktopAppearance] {
        let (stream, told) = AsyncStream.makeStream(of: DesktopAppearance.self)
        let watch = AppearanceWatch { told.yield($0) }
        watch.start(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        defer { watch.stop() }
        var all: [DesktopAppearance] = []
        for await appearance in stream {
            all.append(appearance)
            if all.count == count { break }
        }
        return all
    }

    @Test(.timeLimit(.minutes(1))) func whatHoldsAtTheStartAndEachChangeAreTold() async throws {
        let bus = try PortalBus(["color-scheme": 1, "contrast": 0])
        defer { bus.end() }
        bus.serve(changes: [("color-scheme", 2), ("accent", 7), ("contrast", 1), ("color-scheme", 0), ("color-scheme", 99)])
        let all = await told(4, at: bus)
        #expect(all == [
            DesktopAppearance(scheme: .dark), DesktopAppearance(scheme: .light), DesktopAppearance(scheme: .light, hasHighContrast: true),
            DesktopAppearance(scheme: .none, hasHighContrast: true),
        ])
    }

    @Test(.timeLimit(.minutes(1))) func anOlderPortalKnowsTheSchemeAlone() async throws {
        let bus = try PortalBus(["color-scheme": 1])
        defer { bus.end() }
        bus.serve(changes: [])
        let all = await told(1, at: bus)
        #expect(all == [DesktopAppearance(scheme: .dark)])
    }
}
