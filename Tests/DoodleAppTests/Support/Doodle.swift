import Foundation
import Ink
import UIKit
import UIKitTesting

@testable import DoodleApp

/// The whole program on a system of the tests' own, used as a person would.
@MainActor
final class Doodle {
    let host: TestHost
    let program: DoodleProgram
    let folder: TemporaryFolder

    var touch: TouchDriver { host.touch }
    var window: UIWindow { host.application.windows[0] }
    var controller: DrawingController {
        guard let controller = window.rootViewController as? DrawingController else {
            preconditionFailure("the drawing is not on the screen")
        }
        return controller
    }
    var drawing: Drawing { controller.canvas.page.drawing }

    /// - Parameters:
    ///   - hasThreads: whether full repaints go on in the background, until `services.deliverCalls()` lets their results in.
    ///   - change: the options, beyond a save folder of the test's own.
    ///   - hasHalos: whether fingertips have halos, which lie over the ink while they draw.
    init(
        size: CGSize = CGSize(width: 1024, height: 720), scale: CGFloat = 1, hasThreads: Bool = false, hasHalos: Bool = false,
        environment: [String: String] = [:], _ change: (inout Options) -> Void = { _ in }
    ) throws {
        let folder = try TemporaryFolder()
        var options = Options()
        options.doesRestore = false
        options.exportFolder = folder.path
        change(&options)
        var made: DoodleProgram?
        host = TestHost(size: size, scale: scale) { services, screen in
            (services as? TestServices)?.letsThreadsCall = hasThreads
            let application = UIApplication(services: services, screen: screen)
            made = DoodleProgram(options: options, application: application, environment: environment)
            return application
        }
        guard let made else { preconditionFailure("the host made no application") }
        (program, self.folder) = (made, folder)
        if !hasHalos { controller.canvas.halos = nil }
    }

    /// What the window shows now.
    func picture() throws -> PixelBuffer {
        host.render()
        guard let picture = host.frames[.main] else { throw NothingShown() }
        return picture
    }

    /// The same without the bands in which bar and toasts lie.
    func canvasPicture() throws -> PixelBuffer {
        let picture = try picture()
        for part in [CGRect(x: 0, y: 0, width: 1024, height: 120), CGRect(x: 0, y: 600, width: 1024, height: 120)] {
            picture.fill(0, in: PixelRect(covering: part, scale: window.screen.scale))
        }
        return picture
    }

    func view(_ id: String) throws -> UIView {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == id ? view : view.subviews.lazy.compactMap { find($0) }.first
        }
        guard let view = find(window) else { throw NoSuchView(id: id) }
        return view
    }

    func button(_ id: String) throws -> UIControl {
        guard let control = try view(id) as? UIControl else { throw NoSuchView(id: id) }
        return control
    }

    /// Where a finger aims at a view.
    func middle(of id: String) throws -> CGPoint {
        let view = try view(id)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func tap(_ id: String) throws { touch.tap(at: try middle(of: id)) }
}

struct NothingShown: Error {}

struct NoSuchView: Error {
    let id: String
}

/// A folder that goes away with the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "doodle-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
