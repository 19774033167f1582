import Console
import CourseModel
import Foundation
import Sandbox

holdClosedStreams()
if LabProcess.isMeant(by: Array(CommandLine.arguments.dropFirst())) { exit(LabProcess.run()) }
Interrupt.install(
  restoring: {
    KeyInput.restore()
    ProgressLine.restoreTerminal()
  }, resuming: KeyInput.resume)
let words = Array(CommandLine.arguments.dropFirst())
if let warning = InterruptedUpdate.warning(before: words) {
  Terminal.standard.complain("course: \(warning)")
}
exit(Program.course.run(words))
