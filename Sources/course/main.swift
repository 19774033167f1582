import Console
import Foundation
import Sandbox

Interrupt.install(
  restoring: {
    KeyInput.restore()
    ProgressLine.restoreTerminal()
  }, resuming: KeyInput.resume)
exit(Program.course.run(Array(CommandLine.arguments.dropFirst())))
