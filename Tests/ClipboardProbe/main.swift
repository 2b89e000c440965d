import SDLHost
import UIKit

// A program that copies and pastes, in a window of its own, for tests that look at the clipboard from outside:
// `ClipboardProbe own | own-busy TYPE FILE [TYPE FILE …]` copies the files' bytes, says so and stays; busy, its main thread does nothing more.
// `ClipboardProbe paste | paste-now FILE TYPE …` writes what it pastes to the file, says which type it was or why there is none, and ends.

@MainActor
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// Does what the command line says once there is a window.
@MainActor
final class Errand: UIApplicationDelegate {
    private let words: [String]
    init(_ words: [String]) { self.words = words }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        guard words.count >= 3 else { return say("usage") }
        let (file, types) = (words[1], Array(words.dropFirst(2)))
        switch words[0] {
        case "own", "own-busy": own(Array(words.dropFirst()), isBusy: words[0] == "own-busy")
        case "paste-now":
            let type = types[0]
            let data = UIPasteboard.general.data(forPasteboardType: type)
            finish(data.map { .success(PasteboardContent(type: type, data: $0)) } ?? .failure(.empty), file)
        default: UIPasteboard.general.load(types) { [self] in finish($0, file) }
        }
    }

    private func own(_ words: [String], isBusy: Bool) {
        let contents = stride(from: 0, to: words.count - 1, by: 2).map { index in
            PasteboardContent(type: words[index], data: FileManager.default.contents(atPath: words[index + 1]) ?? Data())
        }
        do {
            try UIPasteboard.general.copy(contents)
            say("owned")
        } catch { say("failed \(error)") }
        while isBusy { pause() }
    }

    private func finish(_ result: Result<PasteboardContent, PasteboardError>, _ file: String) {
        switch result {
        case .success(let content):
            try? content.data.write(to: URL(fileURLWithPath: file))
            say("pasted \(content.type)")
        case .failure(let error): say("failed \(error)")
        }
        UIApplication.shared.terminate()
    }
}

@MainActor
func run() -> Int32 {
    do {
        let session = try Session(HostConfiguration(title: "Clipboard", size: CGSize(width: 500, height: 400), scale: 1))
        let application = UIApplication(services: session.services, screen: session.screen)
        let errand = Errand(Array(CommandLine.arguments.dropFirst()))
        application.delegate = errand
        return session.run(application)
    } catch {
        FileHandle.standardError.write(Data("probe: \(error)\n".utf8))
        return 1
    }
}

exit(run())
