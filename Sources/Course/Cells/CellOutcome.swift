import Pages
import PlainText
import Processes

/// The outcome of running a cell, with messages for the reader.
struct CellOutcome {
  let finished: ChildProcess.Outcome
  let hasBegun: Bool
  let last: CellRecord?

  /// The text that the cell wrote to standard output without calling the page's `print`.
  var standardOutput: String? { hasBegun && !finished.output.isEmpty ? finished.output : nil }

  var end: CellRecord {
    switch finished.end {
    case .exited(0): last ?? .stopped("The cell ended the program. Remove calls such as `exit`.")
    case .exited(let code): last ?? unfinished(code)
    case .signaled: .stopped(crash)
    case .timedOut:
      .stopped(
        "Stopped after \(Int(Kernel.seconds)) seconds. Look for an endless loop, or for a wait "
          + "that never ends.")
    case .tooMuchOutput:
      .stopped(
        "Stopped after \(Interpreter.megabytesOfOutput) MB of output. Look for an endless loop.")
    case .canceled: .stopped("Stopped.")
    }
  }

  private func unfinished(_ code: Int32) -> CellRecord {
    guard !hasBegun else {
      return .stopped("The cell ended the program with code \(code). Remove calls such as `exit`.")
    }
    return diagnostics.map { .refused($0) }
      ?? .stopped("The program could not be run: \(firstLine(of: finished.errors))")
  }

  private var crash: String {
    let lines = finished.errors.lines
    if let fatal = lines.first(where: { $0.contains("Fatal error: ") }) {
      return "The cell crashed: \(fatal.withVisibleControls)"
    }
    if lines.contains(where: { $0.contains("out of memory") || $0.contains("bad_alloc") }) {
      return
        "Stopped after using \(Interpreter.gigabytes) GB of memory. Look for data that keeps growing."
    }
    return hasBegun
      ? "The cell crashed, perhaps because of endless recursion or an invalid memory access."
      : "The compiler crashed on this cell. Simplify the cell and try again."
  }

  private func firstLine(of text: String) -> String {
    text.lines.first { !$0.isBlank }?.withVisibleControls ?? "the compiler printed nothing"
  }

  private static let maximumLines = 24

  /// The compiler's messages, starting with the first error, or `nil` if there are no errors.
  private var diagnostics: String? {
    let all = Self.withoutSourceLocations(finished.errors.lines).map(\.withVisibleControls)
    guard let first = all.firstIndex(where: { $0.contains("error: ") }) else { return nil }
    let lines = Array(all[first...]).withoutBlankEnds
    let more = lines.count - Self.maximumLines
    return (lines.prefix(Self.maximumLines) + (more > 0 ? ["… and \(more) more lines"] : []))
      .joined(separator: "\n")
  }

  /// Removes the `#sourceLocation` lines that the compiler quotes if a cell's code is incomplete.
  private static func withoutSourceLocations(_ lines: [String]) -> [String] {
    var lines = lines
    while let index = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(") }) {
      let hasMark = index + 1 < lines.count && lines[index + 1].allSatisfy { " ^~".contains($0) }
      lines.removeSubrange(index...(hasMark ? index + 1 : index))
    }
    return lines
  }
}
