import Terminal
import Foundation
import Processes

Interrupt.install(restoring: ProgressLine.restoreTerminal)
exit(Program.maintain.run(Array(CommandLine.arguments.dropFirst())))
