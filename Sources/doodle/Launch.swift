import DoodleApp
import EventLog
import SDLHost
import UIKit

/// Joins the program to the system.
@MainActor
enum Launch {
    /// - Parameter arguments: after the program's name.
    /// - Returns: the exit code: 0 done, 1 it could not be done, 2 wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        openStandardDescriptors()
        do {
            switch try Options.parse(arguments) {
            case .help: print(Usage.help)
            case .version: print(Usage.version)
            case .export(let job): try job.run { Console.report($0) }
            case .run(let options): return try run(options)
            }
            return 0
        } catch let error as UsageError {
            Console.report("\(error). --help tells what there is.")
            return 2
        } catch {
            Console.report("\(error)")
            return 1
        }
    }

    /// Who starts a program without them would have its messages land in whatever file it opens first.
    private static func openStandardDescriptors() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDWR) } while (0...2).contains(descriptor)
        if descriptor > 2 { close(descriptor) }
    }

    private static func run(_ options: Options) throws -> Int32 {
        // Opened before anything is shown: a file that cannot be read is no reason for a window to flash up.
        let file = try options.openFile()
        let session = try Session(HostConfiguration(
            title: "Doodle", size: options.size, scale: options.scale, isHeadless: options.isHeadless,
            replayPath: options.replayPath, recordPath: options.recordPath))
        let application = UIApplication(services: session.services, screen: session.screen)
        let program = DoodleProgram(options: options, application: application)
        session.onScriptAction = { action in
            switch action {
            case .screenshot(let path): try program.screenshot(to: path)
            case .dump(let path): try program.dump(to: path)
            }
        }
        application.launch()
        program.open(file)
        let code = session.run(application)
        return program.writeOutputs() ? code : max(code, 1)
    }
}
