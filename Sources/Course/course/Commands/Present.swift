import Terminal
import Exercises
import Foundation
import LiveSite
import PlainText
import Processes

/// `course present N`: a chapter on the wall, and its notes on the desk.
enum Present: Command {
  static let name = "present"
  static let summary = "a chapter on the wall, its notes on your desk"
  static let options = ["--room", "--no-browser"]
  static let valuedOptions = ["--port"]
  static let operands = 1
  static let help = """
    course present N [--room] [--port P] [--no-browser]

      For instructors. Opens the desk, which links to the wall. Until Ctrl-C, both
      show the same step. The wall shows one cell at a time: the code, then the
      question, then the output. The desk shows the notes for this cell, its
      minutes, the minutes left, the next step, and what to skip when time is short.
      Page Down, an arrow, or space moves forward, and Page Up moves back. b or .
      darkens the wall, s skips a step, and o shows the output. Clickers work too.
      With e, edit and run the cell on the wall, and see how the output differs.
      --room lets learners vote on predictions with their own devices, talk for two
      minutes, and vote again. Other devices can only vote, and votes are anonymous.
      h counts a show of hands. The votes are written to .course/votes.csv.
      --port P uses the first free ports, starting at P. The default is 4050.

      Example: swift run course present 6 --room
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let chapter = try Selection.chapter(arguments.operands.first, command: name, in: course)
    let port = try Open.port(arguments, otherwise: 4050)
    let pages = try PrintedPages(
      of: course, showsMeasured: true, progress: ProgressReporter(.standard()))
    let deck = try Deck(of: chapter, record: try pages.record(chapter))
    pages.progress.clear()
    let server = try PresentServer(
      deck, port: port, asksRoom: arguments.has("--room"),
      votes: course.state.appendingPathComponent("votes.csv"), course: course)
    if arguments.has("--room"), server.joinAddresses.isEmpty {
      terminal.say(
        "This machine has no network, so phones can't connect. Connect to a network, and the wall "
          + "and the desk will show the address.")
    }
    if let first = server.joinAddresses.first {
      terminal.say("Other devices can only vote. The room votes at \(first)")
      for other in server.joinAddresses.dropFirst() {
        terminal.say("or, on another network, at \(other)")
      }
    }
    if server.port != port { terminal.say("Port \(port) is taken; the desk is on \(server.port).") }
    terminal.say("The desk is open at \(server.address)")
    terminal.say(
      terminal.painted("Open the wall from there. Ctrl-C closes both.", .frame))
    if !arguments.has("--no-browser"), terminal.isInteractive {
      try Open.show(server.address, of: course)
    }
    return withExtendedLifetime(server) { while true { sleep(.max) } }
  }
}
