import Terminal
import Exercises
import Foundation
import Processes

holdClosedStreams()
let words = Array(CommandLine.arguments.dropFirst())
Interrupt.install(
  restoring: {
    FullScreen.restore()
    KeyInput.restore()
    ProgressLine.restoreTerminal()
  },
  resuming: {
    KeyInput.resume()
    FullScreen.resume()
  })
exit(Program.course.run(words))
