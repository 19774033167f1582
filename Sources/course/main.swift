import Foundation
import Sandbox

Interrupt.install(restoring: ProgressLine.restoreTerminal)
exit(CommandLineInterface.run(Array(CommandLine.arguments.dropFirst())))
