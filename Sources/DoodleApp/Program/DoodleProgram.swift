import DrawingFiles
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
        if options.doesRestore, !options.isHeadless {
            let asked = DesktopTheme.appearance(environment: environment) { try? String(contentsOfFile: $0, encoding: .utf8) }
            application.traitCollection = UITraitCollection(asked)
        }
        let window = UIWindow(frame: application.screen.bounds)
        let controller = DrawingController(
            application: application, theme: theme, saver: pictureSaver, historyLimit: HistoryFile.limit(environment: environment)
        ) { [unowned self] in makeLab() }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.becomeFirstResponder()
        if let path = settingsPath { controller.use(SettingsKeeper(path, application: application)) }
        if let choice = options.severalFingers { controller.fingers = choice == .draw ? .allDraw : .draw }
        // What is replayed or has nobody to watch it shows what was drawn.
        if !options.isHeadless, options.replayPath == nil { controller.assistHands(runsAhead: options.predictsInk) }
        application.beginReceivingRemoteControlEvents()
        if options.opensTouchLab { controller.perform(.openTouchLab) }
        (self.window, self.controller) = (window, controller)
    }

    /// Everything is on the disk when the program ends.
    public func applicationWillTerminate(_ application: UIApplication) {
        for message in [controller?.stopKeeping(), controller?.closeSettings()] { if let message { Console.report(message) } }
    }

    /// Shows the drawing that was named, or goes on with the last one where drawings are kept. Call it after the launch.
    public func open(_ file: OpenedFile?) {
        guard let controller else { return }
        switch file?.kind {
        case .strokes(let drawing) where options.keepsDrawings:
            // A step, so that the new drawing's file tells of it.
            var history = DrawingHistory(limit: HistoryFile.limit(environment: environment))
            history.keepRecords()
            if !drawing.pictures.isEmpty { history.show(drawing.pictures) }
            history.add(Array(drawing.strokes))
            controller.open(history, page: file?.page)
        case .strokes(let drawing): controller.open(DrawingHistory(drawing), page: file?.page)
        case .drawing(let history, let journal):
            controller.open(history, page: file?.page)
            if let journal {
                controller.shelf = shelf
                return controller.keep(in: journal)
            }
        case nil: break
        }
        guard options.keepsDrawings else { return }
        do { try startKeeping(isNew: file != nil || !options.doesRestore) } catch {
            Console.report("\(error)")
            controller.tellNotKept(error)
        }
    }

    private func startKeeping(isNew: Bool) throws {
        guard let controller else { return }
        guard let shelf else {
            throw UsageError(description: "there is no home folder to keep drawings in: --data-dir names another place")
        }
        let folder = shelf.folder
        defer { if controller.keeper != nil { controller.shelf = shelf } }
        guard !isNew else { return controller.keep(in: try folder.new(at: Date())) }
        let start = try folder.start(at: Date(), limit: HistoryFile.limit(environment: environment))
        if let contents = start.contents { controller.open(contents.history, page: contents.page) }
        controller.keep(in: start.journal)
        for (path, reason) in start.failures { Console.report("cannot open \(path): \(reason)") }
        if let first = start.failures.first { controller.tellNotOpened(first.path, first.reason) }
    }

    /// Where drawings are kept; nil where they are not.
    private var shelf: DrawingShelf? {
        guard options.keepsDrawings, let data = DataFolder.locate(override: options.dataFolder.map { FilePath($0) }) else { return nil }
        return DrawingShelf(folder: DrawingFolder(in: data), environment: environment)
    }

    /// Where settings are kept; nil in a run that touches nothing of the user's.
    private var settingsPath: FilePath? {
        guard options.doesRestore, options.keepsDrawings else { return nil }
        let folder = options.dataFolder.map { FilePath($0) }
            ?? UserFolders.configuration.locate(environment: Environment.lookup(environment))?.appending("doodle")
        return folder?.appending("settings.json")
    }

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
            // Without restoring, nothing of the user's settings is read; the same pixels everywhere. What a log tells counts.
            return options.doesRestore || options.isHeadless || options.replayPath != nil ? .desktop : .light
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
        return PictureSaver(services: application.services, hasPlaces: given == nil) { place in
            let located = switch place {
            case .pictures: DoodleFolder.locate()
            case .documents: DocumentsFolder.locate()
            case .desktop: DesktopFolder.locate()
            }
            guard let folder = given ?? located else {
                throw UsageError(description: "there is no home folder to save pictures in: --export-dir names another place")
            }
            return folder
        } reportError: { Console.report($0) }
    }
}
