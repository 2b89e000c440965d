import Foundation
import ImageFiles
import Ink
import TouchLab
import UIKit

/// The program minus the operating system: wires the screen together and answers for what is asked on the command line.
@MainActor
public final class DoodleProgram: UIResponder, UIApplicationDelegate {
    private let options: Options
    private let application: UIApplication
    private let environment: [String: String]
    private var window: UIWindow?
    private var controller: DrawingController?

    /// - Parameters:
    ///   - application: what the program runs in; its delegate becomes this object.
    ///   - environment: where the desktop and the Pictures folder are asked for.
    public init(options: Options, application: UIApplication, environment: [String: String] = ProcessInfo.processInfo.environment) {
        (self.options, self.application, self.environment) = (options, application, environment)
        super.init()
        application.delegate = self
    }

    /// Builds the window and shows it.
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: application.screen.bounds)
        let controller = DrawingController(application: application, theme: theme, saver: pictureSaver, historyLimit: historyLimit) { [unowned self] in makeLab() }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.becomeFirstResponder()
        application.beginReceivingRemoteControlEvents()
        if options.opensTouchLab { controller.perform(.openTouchLab) }
        (self.window, self.controller) = (window, controller)
    }

    /// Shows a drawing in place of the present one. Call it after the launch.
    public func show(_ drawing: Drawing) { controller?.open(drawing) }

    /// A `screenshot` line of a log being played.
    /// - Throws: what kept the file from being written.
    public func screenshot(to path: String) throws { try outputs?.writeScreenshot(to: path) }

    /// A `dump` line of a log being played: the drawing as it is.
    /// - Throws: what kept the file from being written.
    public func dump(to path: String) throws { try outputs?.writeDrawing(to: path) }

    /// Writes what was asked for at exit.
    /// - Returns: whether all could be written; if not, the reasons are on standard error.
    public func writeOutputs() -> Bool {
        let failures = outputs?.writeAll() ?? []
        failures.forEach(Console.report)
        return failures.isEmpty
    }

    private var outputs: Outputs? {
        guard let window, let controller else { return nil }
        return Outputs(options: options, window: window, controller: controller)
    }

    private var theme: Theme {
        switch options.appearance {
        case .light: return .light
        case .dark: return .dark
        case .auto:
            // Without restoring, nothing of the user's settings is read; the same pixels everywhere.
            guard options.doesRestore, !options.isHeadless else { return .light }
            let isDark = DesktopTheme.prefersDark(environment: environment) { try? String(contentsOfFile: $0, encoding: .utf8) }
            return isDark ? .dark : .light
        }
    }

    private func makeLab() -> TouchLabController {
        // A run that keeps its pictures to itself keeps those of the laboratory too.
        let given = options.exportFolder.map { FilePath($0) }
        return TouchLabController(application: application, appearance: theme.lab) {
            given ?? DocumentsFolder.locate()
        } reportError: { Console.report($0) }
    }

    private var pictureSaver: PictureSaver {
        let given = options.exportFolder.map { FilePath($0) }
        return PictureSaver(services: application.services) {
            guard let folder = DoodleFolder.locate(override: given) else {
                throw UsageError(description: "there is no home folder to save pictures in: --export-dir names another place")
            }
            return folder
        } reportError: { Console.report($0) }
    }

    private var historyLimit: HistoryLimit {
        let environment = environment
        let file = HistoryFile { ScratchFile.systemFolder(environment: environment) }
        return HistoryLimit(budget: HistoryFile.budget, store: file) { Console.report("undo: \($0)") }
    }
}
