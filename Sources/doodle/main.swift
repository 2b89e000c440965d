import DoodleApp
import Foundation

exit(Launch.run(Array(CommandLine.arguments.dropFirst())))
