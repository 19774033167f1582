import Files
import Foundation
import Pages
import Terminal
import Synchronization

/// The programs that a page can start: an editor, a runner for changed cells, and the page itself.
struct CellTools: Sendable {
  let edit: @Sendable (URL) -> Editor.End
  /// A function that runs a cell, or the reader's version of it in a file.
  let run: @Sendable (Int, URL?, @escaping (CellRecord) -> Void) -> Void
  /// A function that restarts the page at a cell, and returns only if that fails.
  let restart: @Sendable (Int) -> Void

  static let none = CellTools(edit: { _ in .missing }, run: { _, _, _ in }, restart: { _ in })

  static func ofPage(at path: String) -> CellTools {
    let program = RunCellProgram(page: URL(fileURLWithPath: path))
    return CellTools(
      edit: { file in
        // Wait, because `vi` hides the instructions for exiting it.
        if Editor.name() == "vi" { _ = Terminal.standard.ask("Return: open vi › ") }
        return Editor.open(file.path)
      }, run: { program.run($0, $1, receive: $2) }, restart: restart)
  }

  private static func restart(at cell: Int) {
    guard let program = Bundle.main.executablePath else { return }
    var words = CommandLine.arguments
    for option in ["--from", "--at"] {
      if let index = words.firstIndex(of: option) { words.removeSubrange(index...index + 1) }
    }
    words += ["--at", "\(cell)"]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    execv(program, pointers)
  }
}

/// The program `run-cell`, which is built before the first run and keeps running for later ones.
private final class RunCellProgram: Sendable {
  private let page: URL
  private let build: SwiftBuild
  private let isBuilt = Mutex(false)
  private let command = Mutex<TerminalProgram?>(nil)

  init(page: URL) {
    self.page = page
    build = SwiftBuild(of: PagePlace(page).root)
  }

  func run(_ number: Int, _ file: URL?, receive: @escaping (CellRecord) -> Void) {
    if let problem = isBuilt.withLock({ $0 ? nil : prepare(&$0) }) {
      return receive(.stopped(problem))
    }
    guard let command = startedCommand() else {
      return receive(
        .stopped("run-cell cannot be started. Build it with `swift build --product run-cell`."))
    }
    let request = (["\(number)"] + (file.map { [$0.path] } ?? [])).joined(separator: "\t")
    let isOver = command.ask(request) { line in
      guard let record = CellRecord(line: line) else { return true }
      receive(record)
      return !record.isLast
    }
    if !isOver { receive(.stopped("Stopped.")) }
  }

  private func startedCommand() -> TerminalProgram? {
    command.withLock { command in
      if let command, command.isWaiting { return command }
      let program = build.products.appendingPathComponent("run-cell")
      command = TerminalProgram(answering: [program.path, page.path])
      return command
    }
  }

  private func prepare(_ isBuilt: inout Bool) -> String? {
    let progress = ProgressLine.standard()
    progress.show("preparing to run cells")
    defer { progress.clear() }
    var lines: [String] = []
    let code = TerminalProgram.run(
      build.command(["--product", "run-cell"]), receiving: { lines.append($0) },
      whileWaiting: progress.redraw)
    isBuilt = code == 0
    guard code != 0 else { return nil }
    guard code != nil else { return "Stopped." }
    let error = lines.first { $0.contains("error: ") } ?? lines.last
    return "run-cell could not be built: " + (error ?? "Is `swift` on the PATH?")
  }
}
