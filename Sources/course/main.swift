import Console
import Foundation
import Sandbox

Interrupt.install(restoring: ProgressLine.restoreTerminal)
exit(Program.course.run(Array(CommandLine.arguments.dropFirst())))
