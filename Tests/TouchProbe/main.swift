import SDLHost
import UIKit

// A program that says on standard output, a line each, what the toolkit tells it: its life, its touches with the reason of a cancellation,
// and with `--gestures` what recognizers make of them. Keys change its view, so that a test can cancel in every way there is.

@MainActor
func run() -> Int32 {
    var configuration = HostConfiguration(title: "Touches", size: CGSize(width: 800, height: 600), scale: 1)
    let arguments = CommandLine.arguments.dropFirst()
    if let place = arguments.firstIndex(of: "--replay"), place + 1 < arguments.endIndex {
        (configuration.replayPath, configuration.isHeadless) = (arguments[place + 1], true)
    }
    do {
        let session = try Session(configuration)
        let application = UIApplication(services: session.services, screen: session.screen)
        let story = Story(showsGestures: arguments.contains("--gestures"))
        application.delegate = story
        let status = session.run(application)
        say("ended \(status)")
        return status
    } catch {
        FileHandle.standardError.write(Data("probe: \(error)\n".utf8))
        return 1
    }
}

@MainActor
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

exit(run())
