import Console
import Foundation
import Page

/// The programs that a page starts for its reader: an editor, and the one that runs a changed cell.
struct CellTools: Sendable {
  /// Opens a file, and returns when the editor ends; false if there is no editor.
  let edit: @Sendable (URL) -> Bool
  /// Runs a cell, with a file's text in its place if one is given.
  let run: @Sendable (Int, URL?, @escaping (CellRecord) -> Void) -> Void
  /// Begins the page anew at a cell; returns only if that is not possible.
  let restart: @Sendable (Int) -> Void

  /// No tools: for a page that nobody reads at a terminal.
  static let none = CellTools(edit: { _ in false }, run: { _, _, _ in }, restart: { _ in })

  /// The tools of a page in a course's folder.
  static func ofPage(at path: String) -> CellTools {
    let page = URL(fileURLWithPath: path)
    return CellTools(
      edit: openEditor, run: { runCell(of: page, $0, $1, receive: $2) }, restart: restart)
  }

  private static func openEditor(_ file: URL) -> Bool {
    let editors = ["VISUAL", "EDITOR"].compactMap(environmentVariable).filter { !$0.isEmpty }
    // An editor's name may be followed by options, which a shell takes apart.
    let command = ["sh", "-c", "\(editors.first ?? "vi") \"$1\"", "sh", file.path]
    let code = ForegroundCommand(command).run()
    return code != 127 && code != 126
  }

  private static func runCell(
    of page: URL, _ number: Int, _ file: URL?, receive: @escaping (CellRecord) -> Void
  ) {
    let program = Bundle.main.bundleURL.appendingPathComponent("run-cell")
    let root = page.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var lines: [String] = []
    let build = ForegroundCommand([
      "swift", "build", "--quiet", "--package-path", root.path, "--product", "run-cell",
    ]).run { lines.append($0) }
    guard build == 0 else {
      let error = lines.first { $0.contains("error: ") } ?? lines.last
      return receive(
        .stopped("What runs cells could not be built. " + (error ?? "Is `swift` on the PATH?")))
    }
    var isOver = false
    let words = [program.path, page.path, "\(number)"] + (file.map { [$0.path] } ?? [])
    _ = ForegroundCommand(words).run { line in
      guard let record = CellRecord(line: line) else { return }
      if case .began = record {} else if case .piece = record {} else { isOver = true }
      receive(record)
    }
    if !isOver { receive(.stopped("Stopped.")) }
  }

  private static func restart(at cell: Int) {
    guard let program = Bundle.main.executablePath else { return }
    var words = CommandLine.arguments
    if let index = words.firstIndex(of: "--from") { words.removeSubrange(index...index + 1) }
    words += ["--from", "\(cell)"]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    execv(program, pointers)
  }
}
