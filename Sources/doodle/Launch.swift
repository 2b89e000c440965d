import DoodleApp
import SDLHost
import UIKit

/// Joins the program to the system.
@MainActor
enum Launch {
    /// - Parameter arguments: after the program's name.
    /// - Returns: the exit code: 0 done, 1 it could not be done, 2 wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            switch try Options.parse(arguments) {
            case .help: print(Usage.help)
            case .version: print(Usage.version)
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

    private static func run(_ options: Options) throws -> Int32 {
        let session = try Session(HostConfiguration(options))
        let application = UIApplication(services: session.services, screen: session.screen)
        let program = DoodleProgram(options: options, application: application)
        session.onScreenshot = { program.screenshot(to: $0) }
        session.onDump = { program.dump(to: $0) }
        application.launch()
        guard program.openFile() else { return 1 }
        let code = session.run(application)
        return program.writeOutputs() ? code : max(code, 1)
    }
}
