import UIKit

extension DrawingController {
    /// What a media key, a clicker or another program asks for.
    /// - Returns: whether it means something here.
    func control(by subtype: UIEvent.EventSubtype) -> Bool {
        switch subtype {
        case .remoteControlNextTrack: perform(.redo)
        case .remoteControlPreviousTrack: perform(.undo)
        case .remoteControlPlay: playback.play()
        case .remoteControlPause: playback.pause()
        case .remoteControlTogglePlayPause: playback.toggle()
        case .remoteControlStop: playback.stop()
        default: return false
        }
        return true
    }

    /// What the desktop shows beside its buttons.
    func publishRemoteControlState() {
        let page = canvas.page
        let isThere = !page.drawing.isEmpty
        let state: RemoteControlState.Playback = switch playback.state {
        case .stopped: .stopped
        case .playing: .playing
        case .paused: .paused
        }
        application.remoteControlState = RemoteControlState(
            playback: state, canPlay: isThere, canGoNext: page.redoDepth > 0, canGoPrevious: page.undoDepth > 0,
            title: isThere ? "Drawing" : nil)
    }

    /// A shake is easily made by mistake, so it takes nothing back by itself.
    func offerUndo() {
        guard canvas.page.undoDepth > 0 else { return }
        toasts.show(Toast(id: .shaken, icon: .undo, text: "Undo the last step?", action: Toast.Action(title: "Undo") { [unowned self] in
            perform(.undo)
        }))
    }
}
