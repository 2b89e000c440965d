internal import CSDL2
import EventLog
import UIKit

extension Session {
    /// Runs until the application ends; then its background work is done, its log is closed and its window is gone.
    /// - Returns: the exit code: 0, or 1 when a replayed log was wrong, an action it asked for failed or the recording could not be written.
    internal func run(_ client: LoopClient) -> Int32 {
        client.launch()
        client.processEvents()
        let status = if let windows {
            WindowLoop(self, windows, client).run()
        } else {
            HeadlessLoop(self, client).run()
        }
        close()
        return recorder?.hasFailed == true ? max(status, 1) : status
    }

    private func close() {
        systemServices.background.finish()
        systemServices.remoteControl.stop()
        systemServices.stopClipboard()
        recorder?.finish()
        systemServices.releaseCursors()
        windows?.closeAll()
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
        SDLHints.forgetDriver()
    }

    /// Ends the application as closing its window would, and shows it the result.
    internal func terminate(_ client: LoopClient) {
        if !client.isTerminating() { client.terminate() }
        client.processEvents()
    }
}
