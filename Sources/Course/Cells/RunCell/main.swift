import Terminal
import Foundation
import Processes

let progress = ProgressLine.standard()
Interrupt.install(restoring: ProgressLine.restoreTerminal)
exit(CellRunner.main(Array(CommandLine.arguments.dropFirst()), progress: progress).rawValue)
