import Site
import Terminal
import Exercises
import Foundation
import LiveSite
import PlainText

/// `course open`: the live book in a browser.
enum Open: Command {
  static let name = "open"
  static let summary = "the book in your browser, where cells run"
  static let options = ["--no-browser"]
  static let valuedOptions = ["--port"]
  static let help = """
    course open [--port P] [--no-browser]

      Opens the book in your browser until Ctrl-C. There you can change and run
      cells, try challenges, drag marbles, and solve tasks. Your answers are saved
      in Answers, where your editor finds them too, and checked on demand or at
      every save. Solved tasks count in the browser and in the terminal.
      The printed address contains a key that every request needs. The key is saved
      in .course/browser-key; delete that file to get a new key.
      --port P uses the first free port, starting at P. The default is 4040.
      --no-browser only prints the address.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let port = try port(arguments, otherwise: 4040)
    let course = try Course()
    let live = try LiveBook(files: try Book.printed(of: course).files, of: course, port: port)
    if live.port != port { terminal.say("Port \(port) is taken; the book is on \(live.port).") }
    terminal.say("The book is open at \(live.address)")
    terminal.say(terminal.painted("Only this machine can open it. Ctrl-C closes it.", .frame))
    if !arguments.has("--no-browser"), terminal.isInteractive { try show(live.address, of: course) }
    // Ctrl-C ends this program and everything that it has started.
    return withExtendedLifetime(live) { while true { sleep(.max) } }
  }

  static func port(_ arguments: Arguments, otherwise usual: Int) throws -> Int {
    guard let text = arguments.value(of: "--port") else { return usual }
    guard let port = Int(text), (1024...65000).contains(port) else {
      throw UsageError("“\(text)” is not a port. Choose one from 1024 to 65000.")
    }
    return port
  }

  /// Opens an address in the browser.
  ///
  /// The browser opens a file that contains the address, because other users can see a command
  /// line, and the address contains a secret key.
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
    // Ignore errors: the machine might have no browser, and the address is printed, too.
    try? process.run()
  }
}
