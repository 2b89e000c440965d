import Foundation
@testable import MPRIS
import Testing

@Suite struct PlayerObjectTests {
    let object = PlayerObject(
        name: PlayerName(bus: "doodle", identity: "Doodle", desktopEntry: "doodle"),
        state: PlayerState(playback: .paused, canPlay: true, canGoNext: false, canGoPrevious: true, title: "Drawing"))

    private func call(
        _ interface: String?, _ member: String, _ signature: String = "", _ strings: [String] = [], path: String = PlayerObject.path
    ) -> PlayerObject.Answer {
        object.answer(MethodCall(path: path, interface: interface, member: member, signature: signature, strings: strings))
    }

    private func fault(_ answer: PlayerObject.Answer) -> DBusFault? {
        if case .error(let fault, _) = answer.reply, answer.command == nil { fault } else { nil }
    }

    @Test(arguments: PlayerCommand.allCases) func everyCommandIsAnsweredWithNothingAndPassedOn(command: PlayerCommand) {
        let interface = [.raise, .quit].contains(command) ? PlayerInterface.root : PlayerInterface.player
        #expect(call(interface, command.rawValue) == PlayerObject.Answer(.values([]), command))
        #expect(call(nil, command.rawValue) == PlayerObject.Answer(.values([]), command), "callers may leave out the interface")
        #expect(fault(call(interface, command.rawValue, "s", ["now"])) == .invalidArguments)
        #expect(fault(call(interface, command.rawValue, path: "/")) == .unknownObject)
        #expect(fault(call(nil, command.rawValue, path: "/org")) == .unknownObject)
    }

    @Test func whatCannotBeDoneIsWithoutEffectOrAnError() {
        #expect(call(PlayerInterface.player, "Seek", "x") == PlayerObject.Answer(.values([])))
        #expect(call(PlayerInterface.player, "SetPosition", "ox", ["/doodle/current"]) == PlayerObject.Answer(.values([])))
        #expect(fault(call(PlayerInterface.player, "OpenUri", "s", ["file:///a"])) == .notSupported)
    }

    @Test func whatThereIsNotIsAnErrorWithItsName() {
        #expect(fault(call(PlayerInterface.player, "Dance")) == .unknownMethod)
        #expect(fault(call("org.example", "Play")) == .unknownInterface)
        #expect(fault(call(PlayerInterface.player, "Play", path: "/org/mpris/MediaPlayer3")) == .unknownObject)
        #expect(fault(call(PlayerInterface.root, "Play")) == .unknownMethod)
        #expect(DBusFault.unknownMethod.name == "org.freedesktop.DBus.Error.UnknownMethod")
    }

    @Test func propertiesAreReadOneByOneAndAllTogether() {
        for interface in [PlayerInterface.root, PlayerInterface.player] {
            let names = PlayerInterface.all.first { $0.name == interface }?.properties ?? []
            var all: [String: DBusValue] = [:]
            for (name, type) in names {
                guard case .values(let values) = call(PlayerInterface.propertyAccess, "Get", "ss", [interface, name]).reply,
                      values.count == 1, case .variant(let value) = values[0]
                else {
                    Issue.record("\(name)")
                    return
                }
                #expect(value.signature == type, "\(name)")
                all[name] = value
            }
            #expect(call(PlayerInterface.propertyAccess, "GetAll", "s", [interface]).reply == .values([.dictionary(all)]))
        }
        #expect(call(PlayerInterface.propertyAccess, "GetAll", "s", [PlayerInterface.peer]).reply == .values([.dictionary([:])]))
    }

    @Test func theStateIsToldAsTheSpecificationHasIt() {
        let values = object.properties(of: PlayerInterface.player) ?? [:]
        #expect(values["PlaybackStatus"] == .string("Paused"))
        #expect(values["CanGoNext"] == .boolean(false) && values["CanGoPrevious"] == .boolean(true))
        #expect(values["Metadata"] == .dictionary(["mpris:trackid": .objectPath("/doodle/current"), "xesam:title": .string("Drawing")]))
    }

    @Test func propertiesCannotBeSet() {
        func set(_ interface: String, _ name: String) -> DBusFault? {
            fault(call(PlayerInterface.propertyAccess, "Set", "ssv", [interface, name]))
        }
        #expect(set(PlayerInterface.player, "Volume") == .propertyReadOnly)
        #expect(set(PlayerInterface.player, "Loudness") == .unknownProperty)
        #expect(set("org.example", "Volume") == .unknownInterface)
        #expect(fault(call(PlayerInterface.propertyAccess, "Get", "ss", [PlayerInterface.root, "Volume"])) == .unknownProperty)
        #expect(fault(call(PlayerInterface.propertyAccess, "Get", "s", [PlayerInterface.root])) == .invalidArguments)
    }

    @Test func onlyWhatChangedIsToldAsChanged() {
        var old = object.state
        #expect(object.changes(since: old) == [:])
        old.playback = .playing
        old.canGoPrevious = false
        #expect(object.changes(since: old) == ["PlaybackStatus": .string("Paused"), "CanGoPrevious": .boolean(true)])
    }

    @Test func everyPathOnTheWayLeadsToTheObject() {
        for (path, child) in [("/", "org"), ("/org", "mpris"), ("/org/mpris", "MediaPlayer2")] {
            guard case .values(let values) = call(PlayerInterface.introspectable, "Introspect", path: path).reply,
                  case .string(let xml)? = values.first
            else {
                Issue.record("\(path)")
                return
            }
            #expect(xml.contains("<node name=\"\(child)\"/>"))
        }
        #expect(fault(call(PlayerInterface.introspectable, "Introspect", path: "/com")) == .unknownObject)
    }

    @Test func theIntrospectionIsXMLAndListsWhatAnswers() throws {
        guard case .values(let values) = call(PlayerInterface.introspectable, "Introspect").reply, case .string(let xml)? = values.first
        else {
            Issue.record("there is no text")
            return
        }
        for interface in PlayerInterface.all {
            #expect(xml.contains("<interface name=\"\(interface.name)\">"))
            for method in interface.methods {
                #expect(xml.contains("<method name=\"\(method.name)\""))
                let known = call(interface.name, method.name, "!", [])
                #expect(fault(known) == .invalidArguments, "\(method.name) is there")
            }
        }
    }

    @Test func peersAreAnsweredAtAnyPath() {
        #expect(call(PlayerInterface.peer, "Ping", path: "/anywhere").reply == .values([]))
    }
}

@Suite struct SessionAddressTests {
    @Test func theAddressIsTheOneGiven() {
        let found = SessionAddress.find(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a", "XDG_RUNTIME_DIR": "/"])
        #expect(found?.address == "unix:path=/a" && found?.isGiven == true)
    }

    @Test func withoutOneItIsTheSocketInTheUsualPlaceAndNoneIsStarted() throws {
        #expect(SessionAddress.find(environment: [:]) == nil)
        #expect(SessionAddress.find(environment: ["DBUS_SESSION_BUS_ADDRESS": "", "DISPLAY": ":0"]) == nil)
        let folder = NSTemporaryDirectory() + "bus, \(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(SessionAddress.find(environment: ["XDG_RUNTIME_DIR": folder]) == nil)
        try Data().write(to: URL(fileURLWithPath: folder + "/bus"))
        #expect(SessionAddress.find(environment: ["XDG_RUNTIME_DIR": folder]) == nil, "a plain file is no bus")
    }

    @Test func anAddressWhereNobodyAnswersIsReportedAndNothingElse() async {
        let said = AsyncStream<String>.makeStream()
        let player = MediaPlayer(PlayerName(bus: "doodle", identity: "Doodle", desktopEntry: "doodle"), state: PlayerState()) { _ in
        } report: { said.continuation.yield($0) }
        player.start(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/at/all"])
        var lines = said.stream.makeAsyncIterator()
        let line = await lines.next()
        #expect(line?.hasPrefix("other programs cannot control this one (MPRIS): ") == true)
        #expect(line?.contains("/nowhere/at/all") == true)
        player.stop()
    }
}
