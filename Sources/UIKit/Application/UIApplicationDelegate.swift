/// Hears of the program's life, in UIKit's order:
/// launched → active ⇄ inactive ⇄ background, and at the end terminated.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The window has the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The window is about to be without the keyboard.
    func applicationWillResignActive(_ application: UIApplication)
    /// Nothing of the program is on the screen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called once; afterwards no event is delivered.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}
