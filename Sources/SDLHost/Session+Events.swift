import EventLog
import UIKit

extension Session {
    /// The way every event takes, live or replayed: into the recording, past the intake, into the application's queue.
    internal func hand(_ events: [HostEvent], to client: LoopClient) {
        recorder?.record(events)
        for event in events where systemServices.intake.admits(event) {
            if case .window(.displayScale(let scale)) = event.kind, event.window == .main { systemServices.fontText.scale = scale }
            // The frame is kept and shown again as it is: nothing has to be drawn.
            if windows != nil, event.kind == .window(.exposed) { continue }
            client.enqueue(event)
        }
    }

    /// False when it failed, which has been reported then.
    internal func perform(_ action: ScriptAction) -> Bool {
        do {
            try onScriptAction(action)
            return true
        } catch {
            Session.report(error)
            return false
        }
    }
}
