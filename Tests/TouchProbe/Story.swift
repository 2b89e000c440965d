import UIKit

/// The program: one page, and on request a second host window with another.
@MainActor
final class Story: UIApplicationDelegate {
    private let showsGestures: Bool
    private var windows: [UIWindow] = []

    init(showsGestures: Bool) { self.showsGestures = showsGestures }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        say("launched")
        show(UIWindow(frame: UIScreen.main.bounds), named: "first")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
    func applicationWillResignActive(_ application: UIApplication) { say("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { say("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { say("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { say("terminate") }

    func openSecondWindow() {
        guard let scene = UIApplication.shared.openWindowScene(title: "Second", size: CGSize(width: 300, height: 200)) else {
            return say("no second window")
        }
        show(UIWindow(windowScene: scene), named: "second")
    }

    func closeSecondWindow() {
        guard windows.count > 1 else { return }
        windows.removeLast().windowScene.close()
    }

    private func show(_ window: UIWindow, named name: String) {
        let controller = PageController(name: name, story: self, showsGestures: showsGestures)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.becomeFirstResponder()
        windows.append(window)
        say("\(name) window \(Int(window.bounds.width))x\(Int(window.bounds.height))")
    }
}

/// Hears the keys: `h` hides the page, `i` takes its interaction, `r` removes it, `s` shows it whole again; `w` opens the second window,
/// `x` closes it; `q` ends the program.
@MainActor
final class PageController: UIViewController {
    private let page: Page
    private unowned let story: Story

    init(name: String, story: Story, showsGestures: Bool) {
        (page, self.story) = (Page(name: name), story)
        super.init()
        if showsGestures { page.addRecognizers() }
    }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
        view.addSubview(page)
    }

    override func viewDidLayoutSubviews() { page.frame = view.bounds }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.charactersIgnoringModifiers {
            case "h": page.isHidden = true
            case "i": page.isUserInteractionEnabled = false
            case "r": page.removeFromSuperview()
            case "s": restore()
            case "w": story.openSecondWindow()
            case "x": story.closeSecondWindow()
            case "q": UIApplication.shared.terminate()
            default: break
            }
            say("key \(press.key?.charactersIgnoringModifiers ?? "?")")
        }
    }

    private func restore() {
        (page.isHidden, page.isUserInteractionEnabled) = (false, true)
        if page.superview == nil { view.addSubview(page) }
    }
}
