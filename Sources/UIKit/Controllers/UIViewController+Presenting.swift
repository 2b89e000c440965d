extension UIViewController {
    /// What this controller, or the nearest parent that does, presents; nil when there is nothing.
    public final var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// Who presents this controller, or the nearest parent that is presented; nil when nobody does.
    public final var presentingViewController: UIViewController? {
        presentedIn?.presenter ?? parent?.presentingViewController
    }

    internal final var outermostParent: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Somebody tapped beside the view or pressed Escape: a sheet goes.
    /// - Returns: whether there was a sheet to go.
    @discardableResult
    internal final func dismissByUser() -> Bool {
        guard let presentedIn, presentedIn.style.isSheet, !isModalInPresentation else { return false }
        if presentedIn.phase != .dismissing { dismiss(animated: true) }
        return true
    }

    /// Why `controller` cannot be presented by this one; nil when it can.
    internal final func obstacle(toPresenting controller: UIViewController, from asked: UIViewController) -> String? {
        func name(_ controller: UIViewController) -> String { "\(Swift.type(of: controller))" }
        let attempt = "Attempt to present \(name(controller)) on \(name(self)) (from \(name(asked)))"
        if let presentation { return "\(attempt) which is already presenting \(name(presentation.presented))." }
        if controller.presentedIn != nil { return "\(attempt), but it is presented already." }
        if controller === self || controller.parent != nil || controller.rootedWindow != nil {
            return "\(attempt), but it is shown as a parent, a child or a window's root already."
        }
        if viewIfLoaded?.window == nil { return "\(attempt) whose view is not in the window hierarchy." }
        switch presentedIn?.phase {
        case .presenting: return "\(attempt) while a presentation is in progress."
        case .dismissing: return "\(attempt) while a dismissal is in progress."
        case .presented, nil: return nil
        }
    }

    /// Hears why a presentation was refused: a line on standard error.
    internal static var report: @MainActor (String) -> Void = writeToStandardError

    private static func writeToStandardError(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        // Lost when nobody holds the other end; Foundation's file handle would end the program then.
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

extension UIWindow {
    /// The frontmost of the root controller and those presented over it, without what is on its way out.
    internal final var frontController: UIViewController? {
        var controller = rootViewController
        while let presentation = controller?.presentation, presentation.phase != .dismissing { controller = presentation.presented }
        return controller
    }
}
