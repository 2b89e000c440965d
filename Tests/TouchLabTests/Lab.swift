import Foundation
import ImageFiles
import Testing
import UIKitTesting

@testable import TouchLab

/// The laboratory on a system of the tests' own, used as a person would.
@MainActor
final class Lab {
    let host: TestHost
    let controller: TouchLabController
    let window: UIWindow
    private(set) var closings = 0
    private(set) var errors = Errors()

    var touch: TouchDriver { host.touch }
    var page: LabPage { controller.page }

    /// - Parameter page: the name of the one to open.
    init(
        _ page: String = "explorer", size: CGSize = CGSize(width: 1024, height: 720), documents: String? = "/nowhere/at/all",
        delegate: (any UIApplicationDelegate)? = nil
    ) throws {
        host = TestHost(size: size, delegate: delegate)
        let (path, errors) = (documents.map { FilePath($0) }, errors)
        controller = TouchLabController(application: host.application, appearance: .test, documents: { path }) { errors.note($0) }
        window = host.makeWindow(rootViewController: controller)
        controller.becomeFirstResponder()
        controller.onClose = { [unowned self] in closings += 1 }
        controller.show(pageAt: try #require(controller.pages.firstIndex { $0.name == page }))
        window.layoutIfNeeded()
    }

    func page<Page: LabPage>(_ type: Page.Type) throws -> Page { try #require(page as? Page) }

    func view(_ id: String) throws -> UIView {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == id ? view : view.subviews.lazy.compactMap { find($0) }.first
        }
        return try #require(find(window), "there is no “\(id)”")
    }

    /// What is written there.
    func text(_ id: String) throws -> String { try view(id).accessibilityLabel ?? "" }

    /// A place in a view, as parts of its size, in the window.
    func place(_ id: String, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) throws -> CGPoint {
        let view = try view(id)
        // What has been scrolled begins elsewhere.
        let corner = view.bounds.origin
        return view.convert(CGPoint(x: corner.x + view.bounds.width * x, y: corner.y + view.bounds.height * y), to: nil)
    }

    func tap(_ id: String) throws {
        touch.tap(at: try place(id))
        touch.wait(0.5)
    }
}

/// Failures that were reported, from whatever thread.
final class Errors: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [String] = []
    var all: [String] { lock.withLock { noted } }
    func note(_ text: String) { lock.withLock { noted.append(text) } }
}

extension LabAppearance {
    static let test = LabAppearance(
        ground: .white, surface: .white, hairline: .lightGray, content: .black, secondaryContent: .darkGray, accent: .blue,
        onAccent: .white, pressed: UIColor(white: 0, alpha: 0.1), warning: .red, shadows: [.gray, .gray])
}
