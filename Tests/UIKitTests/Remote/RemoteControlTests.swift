@testable import UIKit
import Testing
import UIKitTesting

@MainActor @Suite struct RemoteControlTests {
    final class Listener: UIView {
        var heard: [UIEvent.EventSubtype] = []
        override var canBecomeFirstResponder: Bool { true }
        override func remoteControlReceived(with event: UIEvent?) {
            #expect(event?.type == .remoteControl)
            if let event { heard.append(event.subtype) }
        }
    }

    final class Plain: UIView {
        var usesPageKeys = false
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !usesPageKeys { super.pressesBegan(presses, with: event) }
        }
    }

    let host = TestHost()
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window: UIWindow

    init() {
        window = host.makeWindow()
        window.addSubview(listener)
        listener.addSubview(plain)
        plain.becomeFirstResponder()
    }

    @Test func afterBeginReceivingRemoteControlEventsMediaKeysArriveWithTheirSubtype() {
        let pairs: [(HostEvent.Remote, UIEvent.EventSubtype)] = [
            (.play, .remoteControlPlay), (.pause, .remoteControlPause), (.stop, .remoteControlStop),
            (.toggle, .remoteControlTogglePlayPause), (.next, .remoteControlNextTrack), (.previous, .remoteControlPreviousTrack),
            (.beginSeekingForward, .remoteControlBeginSeekingForward), (.endSeekingForward, .remoteControlEndSeekingForward),
            (.beginSeekingBackward, .remoteControlBeginSeekingBackward), (.endSeekingBackward, .remoteControlEndSeekingBackward),
        ]
        for (command, _) in pairs { host.touch.send(.remote(command)) }
        #expect(listener.heard.isEmpty, "nobody asked for them yet")
        host.application.beginReceivingRemoteControlEvents()
        for (command, _) in pairs { host.touch.send(.remote(command)) }
        #expect(listener.heard == pairs.map(\.1))
        #expect(Set(pairs.map(\.0)).count == HostEvent.Remote.allCases.count)
        host.application.endReceivingRemoteControlEvents()
        host.touch.send(.remote(.play))
        #expect(listener.heard.count == pairs.count)
    }

    @Test func remoteControlEventsGoToTheFirstResponderFirst() {
        host.application.beginReceivingRemoteControlEvents()
        let other = Listener(frame: .zero)
        window.addSubview(other)
        other.becomeFirstResponder()
        host.touch.send(.remote(.play))
        #expect(other.heard == [.remoteControlPlay] && listener.heard.isEmpty)
    }

    @Test func pageKeysOfAClickerAreNextAndPreviousWhereNobodyUsesThem() {
        host.application.beginReceivingRemoteControlEvents()
        host.touch.key("PageDown")
        host.touch.key("PageUp")
        host.touch.key("PageUp", modifiers: .control)
        #expect(listener.heard == [.remoteControlNextTrack, .remoteControlPreviousTrack])
        plain.usesPageKeys = true
        host.touch.key("PageDown")
        #expect(listener.heard.count == 2)
    }

    @Test func aHeldPageKeyIsOneCommand() {
        host.application.beginReceivingRemoteControlEvents()
        host.touch.keyDown("PageDown")
        host.touch.keyDown("PageDown", isRepeat: true)
        host.touch.keyUp("PageDown")
        #expect(listener.heard == [.remoteControlNextTrack])
    }

    @Test func theHostHearsOfTheStateOnlyWhileSomebodyListens() {
        #expect(host.services.remoteControlStates == [])
        host.application.remoteControlState = RemoteControlState(canPlay: true)
        host.application.beginReceivingRemoteControlEvents()
        host.application.beginReceivingRemoteControlEvents()
        host.application.remoteControlState.playback = .playing
        host.application.remoteControlState.playback = .playing
        host.application.endReceivingRemoteControlEvents()
        host.application.remoteControlState.playback = .stopped
        #expect(host.services.remoteControlStates == [
            RemoteControlState(canPlay: true), RemoteControlState(playback: .playing, canPlay: true), nil,
        ])
    }
}
