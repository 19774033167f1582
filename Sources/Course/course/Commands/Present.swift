import Terminal
import Exercises
import Foundation
import LiveSite
import Processes

/// `course present N`: a chapter on the wall, its notes on the desk.
enum Present: Command {
  static let name = "present"
  static let summary = "a chapter on the wall, its notes on your desk"
  static let options = ["--room", "--no-browser"]
  static let valuedOptions = ["--port"]
  static let operands = 1
  static let help = """
    course present N [--room] [--port P] [--no-browser]

      For instructors. Two windows of your browser in step, until Ctrl-C. The wall:
      one cell at a time, code first, then the question, then the output. The desk:
      the notes for this cell, its minutes and the minutes left, what comes next,
      and what to leave out when it is late.
      Page Down, arrows or space go on, Page Up goes back, b or . darkens the wall,
      s skips a step, o goes to the output; a clicker does the same.
      e changes the cell before everybody's eyes, runs it, and shows how what it
      prints differs from the page's.
      --room lets the room vote on predictions from their own browsers, talk for
      two minutes, and vote again. It listens beyond this machine for that alone;
      nobody is asked for a name. h counts a show of hands, where nobody has a
      device. What was voted is kept in .course/votes.csv, a line a question.
      --port P begins to look for free ports at P and not at 4050.

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
        "This machine is in no network, so no telephone can come. Wall and desk show the address as soon as "
          + "there is one.")
    }
    if let first = server.joinAddresses.first {
      terminal.say("Listening beyond this machine, for votes alone. The room votes at \(first)")
      for other in server.joinAddresses.dropFirst() {
        terminal.say("or, in another network, at \(other)")
      }
    }
    if server.port != port { terminal.say("Port \(port) is taken; the desk is on \(server.port).") }
    terminal.say("The desk is open at \(server.address)")
    terminal.say(
      terminal.painted("The wall is opened from there. Ctrl-C closes both.", .frame))
    if !arguments.has("--no-browser"), terminal.isInteractive {
      try Open.show(server.address, of: course)
    }
    return withExtendedLifetime(server) { while true { sleep(.max) } }
  }
}
