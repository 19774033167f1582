import Site
import Terminal
import Exercises
import Foundation
import LiveSite
import PlainText

/// `course open`: the book in a browser, alive.
enum Open: Command {
  static let name = "open"
  static let summary = "the book in your browser, where cells run"
  static let options = ["--no-browser"]
  static let valuedOptions = ["--port"]
  static let help = """
    course open [--port P] [--no-browser]

      Serves the book to a browser on this machine until Ctrl-C. You can change and
      run cells, meet challenges, and solve tasks in the files of Answers, as you do
      in your own editor; each is checked when you wish, or at every save.
      Browser and terminal share one state. Drawings can be changed too.
      The printed address has a key; a request without it is refused. The key lies
      in .course/browser-key, for you alone; delete the file and the next book has
      another one.
      --port P looks for a free port from P on, and not from 4040.
      --no-browser prints the address only.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let port = try port(arguments, otherwise: 4040)
    let course = try Course()
    let live = try LiveBook(try Book.printed(of: course), of: course, port: port)
    if live.port != port { terminal.say("Port \(port) is taken; the book is on \(live.port).") }
    terminal.say("The book is open at \(live.address)")
    terminal.say(terminal.painted("It is for this machine alone. Ctrl-C closes it.", .frame))
    if !arguments.has("--no-browser"), terminal.isInteractive { try show(live.address, of: course) }
    // Ctrl-C ends this program, and all that it has started.
    return withExtendedLifetime(live) { while true { sleep(.max) } }
  }

  static func port(_ arguments: Arguments, otherwise usual: Int) throws -> Int {
    guard let text = arguments.value(of: "--port") else { return usual }
    guard let port = Int(text), (1024...65000).contains(port) else {
      throw UsageError("“\(text)” is no port: name one from 1024 to 65000.")
    }
    return port
  }

  /// - Parameter address: With its key, which is no word of a command: other users would see it.
  static func show(_ address: String, of course: Course) throws {
    let page = try BrowserKey.page(to: address, in: course)
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, page.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // try?: the address is printed too, so that a machine without a browser is no harm.
    try? process.run()
  }
}
