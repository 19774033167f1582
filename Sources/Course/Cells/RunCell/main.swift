import Terminal
import Foundation
import Processes

// Runs one cell of a page for the program that shows the page, and writes what comes of it as records.
let progress = ProgressLine.standard()
Interrupt.install(restoring: ProgressLine.restoreTerminal)
exit(CellRun.main(Array(CommandLine.arguments.dropFirst()), progress: progress).rawValue)
