import Console
import Foundation
import Sandbox

Interrupt.install(restoring: ProgressLine.restoreTerminal)
exit(Program.maintain.run(Array(CommandLine.arguments.dropFirst())))
