import Foundation

/// `course watch [N]`: checks again at every save.
enum Watch: Command {
  static let name = "watch"
  static let summary = "check again at every save, until Ctrl-C"
  static let options: [String] = []
  static let operands = 1
  static let help = """
    course watch [N[.T]]

      Checks at every save until you press Ctrl-C.
      A verdict is shown only when it belongs to what you saved last.

      Example: course watch 4
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let course = try Course()
    let (exercise, tasks) = try Check.chosen(selection, in: course)
    let folder = exercise.folder.appendingPathComponent(exercise.sources)
    while true {
      let before = snapshot(of: folder)
      let report = try Check.report(
        on: exercise, tasks: tasks, in: course, progress: .standard())
      guard snapshot(of: folder) == before else { continue }
      if terminal.isInteractive { terminal.write("\u{1b}[2J\u{1b}[3J\u{1b}[H") }
      report.print(on: terminal)
      terminal.say(terminal.faint("Watching \(exercise.chapter.name). Ctrl-C ends it."))
      while snapshot(of: folder) == before { Thread.sleep(forTimeInterval: 0.1) }
    }
  }

  /// The texts themselves: an editor that saves through another file, or twice within the
  /// resolution of the clock, is noticed all the same.
  static func snapshot(of folder: URL) -> [String: String] {
    var digests: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      digests[name] = data.map { Digest.of($0) } ?? "unreadable"
    }
    return digests
  }
}
