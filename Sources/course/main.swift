import Console
import Foundation
import Sandbox

holdClosedStreams()
Interrupt.install(
  restoring: {
    KeyInput.restore()
    ProgressLine.restoreTerminal()
  }, resuming: KeyInput.resume)
exit(Program.course.run(Array(CommandLine.arguments.dropFirst())))
