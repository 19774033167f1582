import Console
import Foundation
import Sandbox

holdClosedStreams()
if LabProcess.isMeant(by: Array(CommandLine.arguments.dropFirst())) { exit(LabProcess.run()) }
Interrupt.install(
  restoring: {
    KeyInput.restore()
    ProgressLine.restoreTerminal()
  }, resuming: KeyInput.resume)
exit(Program.course.run(Array(CommandLine.arguments.dropFirst())))
