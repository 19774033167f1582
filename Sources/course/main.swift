import Console
import CourseModel
import Foundation
import Sandbox

holdClosedStreams()
let words = Array(CommandLine.arguments.dropFirst())
if LabProcess.isMeant(by: words) { exit(LabProcess.run()) }
Interrupt.install(
  restoring: {
    KeyInput.restore()
    ProgressLine.restoreTerminal()
  }, resuming: KeyInput.resume)
if let warning = InterruptedUpdate.warning(before: words) {
  Terminal.standard.complain("course: \(warning)")
}
exit(Program.course.run(words))
