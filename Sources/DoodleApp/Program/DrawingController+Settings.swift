import ImageFiles
import UIKit

extension DrawingController {
    /// Takes up what was in hand last, and keeps what changes from now on.
    func use(_ keeper: SettingsKeeper) {
        tools = keeper.settings.tools
        fingers = keeper.settings.fingers
        turnsPage = keeper.settings.turnsPage
        saveChoices = keeper.settings.saving
        settings = keeper
        keeper.failed = { [unowned self] in tellSettings("Settings are not kept", $0, at: keeper.path) }
        guard let complaint = keeper.complaint else { return }
        Console.report("settings in \(keeper.path): \(complaint)")
        toasts.show(Toast(id: .settings, icon: .warning, text: "Settings not read: \(complaint)", path: keeper.path.text))
    }

    private func tellSettings(_ what: String, _ error: any Error, at path: FilePath) {
        Console.report("\(error)")
        toasts.show(Toast(id: .settings, icon: .warning, text: "\(what): \(Self.cause(of: error))", path: path.text))
    }

    /// All settings are on the disk.
    /// - Returns: why not, in a line; nil when they are.
    func closeSettings() -> String? {
        do {
            try settings?.close()
            return nil
        } catch { return "settings were not kept: \(error)" }
    }
}
