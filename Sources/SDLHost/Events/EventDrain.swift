internal import CSDL2
import UIKit

/// Waits for SDL's queue and empties it into host events.
@MainActor
internal final class EventDrain {
    private let windows: WindowSet
    /// Of each game controller, by its number.
    private var rest: [SDL_JoystickID: RestFilter] = [:]
    private var drops = DropCollector()
    /// From SDL's milliseconds to the system's clock. SDL cuts its count to whole milliseconds, so this is up to one too much.
    private let monotonicAtTickZero: TimeInterval

    init(windows: WindowSet) {
        self.windows = windows
        monotonicAtTickZero = HostClock.monotonic - Double(SDL_GetTicks64()) / 1000
    }

    /// Sleeps until something comes or the time is up (nil: however long it takes), then takes in all there is, in order.
    /// The events have the device's time; theirs is for the caller to fill in.
    func drain(waiting milliseconds: Int32?, clock: HostClock) -> [HostEvent] {
        var batch: [HostEvent] = []
        var event = SDL_Event()
        var isThere = SDL_WaitEventTimeout(&event, milliseconds ?? -1) != 0
        while isThere {
            take(event, clock, into: &batch)
            isThere = SDL_PollEvent(&event) != 0
        }
        return batch
    }

    private func take(_ queued: SDL_Event, _ clock: HostClock, into batch: inout [HostEvent]) {
        var event = queued
        if DisplayEvent.isSize(event) { return }
        if SDL_EventType(event.type) == SDL_USEREVENT, let size = DisplayEvent.size(event.user) { event.window = size }
        let drop = DropCollector.concerns(event) ? drops.take(event.drop) : nil
        // What was still under way to a window that is closed by now is nobody's.
        guard let window = windows.window(numbered: event.windowNumber) else { return }
        let first = batch.count
        if SDL_EventType(event.type) == SDL_WINDOWEVENT { notice(event.window, of: window, in: &batch) }
        if SDL_EventType(event.type) == SDL_USEREVENT, DisplayEvent.tellsOfSettings(event.user) { noticeSettings(in: &batch) }
        if SDL_EventType(event.type) == SDL_USEREVENT, let told = AppearanceEvent.appearance(event.user) {
            windows.portal = told
            noticeAppearance(in: &batch)
        }
        if SDL_EventType(event.type) == SDL_USEREVENT, RemoteEvent.asksToBeSeen(event.user) { SDL_RaiseWindow(window.handle) }
        if isOfRest(event) { return }
        if var drop {
            // SDL does not tell where; the pointer is still there.
            drop.location = window.pointer.map { window.state.point(x: CGFloat($0.x), y: CGFloat($0.y)) }
            batch.append(HostEvent(time: 0, window: window.id, kind: .drop(drop)))
        }
        if let kind = SDLTranslator.translate(event, state: window.state) {
            let corrected = window.exit.corrected(kind, pointer: window.pointer, state: window.state)
            batch.append(HostEvent(time: 0, window: window.id, kind: corrected))
        }
        guard first < batch.count else { return }
        let time = deviceTime(event.common.timestamp, clock)
        for index in first..<batch.count { batch[index].deviceTime = time }
    }

    /// A controller that lies still measures as often as one that is shaken.
    private func isOfRest(_ event: SDL_Event) -> Bool {
        guard SDL_EventType(event.type) == SDL_CONTROLLERSENSORUPDATE, let reading = SensorEvent.reading(event.csensor)
        else { return false }
        return !rest[event.csensor.which, default: RestFilter()].admits(x: reading.x, y: reading.y, z: reading.z)
    }

    /// What the window's events mean beyond their translation.
    private func notice(_ event: SDL_WindowEvent, of window: SDLWindow, in batch: inout [HostEvent]) {
        let before = window.state
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_LEAVE:
            let kind = window.exit.leave(&batch, pointer: window.pointer, state: window.state)
            batch.append(HostEvent(time: 0, window: window.id, kind: kind))
        case SDL_WINDOWEVENT_SIZE_CHANGED: window.sizeChanged(width: Int(event.data1), height: Int(event.data2))
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: window.displayChanged()
        case SDL_WINDOWEVENT_MOVED where windows.scaleDependsOnPlace: window.displayChanged()
        default: break
        }
        tellScale(of: window, before: before, in: &batch)
    }

    private func noticeAppearance(in batch: inout [HostEvent]) {
        if let appearance = windows.newAppearance() { batch.append(HostEvent(time: 0, kind: .appearance(appearance))) }
    }

    private func noticeSettings(in batch: inout [HostEvent]) {
        let before = windows.windows.map { ($0, $0.state) }
        windows.readSettings()
        noticeAppearance(in: &batch)
        for (window, state) in before { tellScale(of: window, before: state, in: &batch) }
    }

    /// The same pixels are another number of points at another scale. (A new size in pixels is an event of its own, which follows.)
    private func tellScale(of window: SDLWindow, before: WindowState, in batch: inout [HostEvent]) {
        let state = window.state
        guard state.scale != before.scale else { return }
        batch.append(HostEvent(time: 0, window: window.id, kind: .window(.displayScale(state.scale))))
        guard state.size != before.size, (state.width, state.height) == (before.width, before.height) else { return }
        batch.append(HostEvent(time: 0, window: window.id, kind: .window(.resized(state.size))))
    }

    /// SDL counts milliseconds in 32 bits, which wrap after 49 days; its 64-bit count tells which round an event is from.
    private func deviceTime(_ timestamp: UInt32, _ clock: HostClock) -> TimeInterval {
        let now = SDL_GetTicks64()
        let ticks = now &- UInt64(UInt32(truncatingIfNeeded: now) &- timestamp)
        return clock.time(atMonotonic: monotonicAtTickZero + Double(ticks) / 1000)
    }
}
