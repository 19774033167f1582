import Synchronization

/// What `print` writes to: it keeps what the running cell prints, and passes it on at once.
///
/// Any thread may print.
final class PageOutput: Sendable {
  static let shared = PageOutput()

  private struct State {
    var write: @Sendable (String) -> Void = { writeAll($0, to: standardOutput) }
    var cell: Recording?
    var stray = ""
  }

  /// What one cell has printed so far.
  private struct Recording {
    var text = ""
    var gutter: Gutter
    var measured: MeasuredFigures
  }

  private let state = Mutex(State())

  func send(to write: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.write = write }
  }

  func beginCell(gutter: Gutter, measured: MeasuredFigures) {
    state.withLock { $0.cell = Recording(gutter: gutter, measured: measured) }
  }

  /// Ends the cell and returns what it printed; nil if no cell runs.
  func endCell() -> (text: String, hasMeasured: Bool)? {
    state.withLock { state in
      guard let cell = state.cell else { return nil }
      state.cell = nil
      if !cell.gutter.isAtLineStart { state.write("\n") }
      return (cell.text, cell.measured.isUsed)
    }
  }

  func write(_ text: String) {
    state.withLock { state in
      guard state.cell != nil else {
        state.stray += text
        state.write(text)
        return
      }
      state.cell!.text += text
      let shown = state.cell!.gutter.marked(text)
      state.write(shown)
    }
  }

  func writeMeasured(_ text: String) {
    state.withLock { state in
      guard state.cell != nil else { return state.write(text + "\n") }
      let lines = state.cell!.measured.shown(text)
      let shown = lines.map { state.cell!.gutter.marked($0 + "\n") }.joined()
      state.write(shown)
    }
  }

  /// What was printed while no cell ran.
  var stray: String { state.withLock { $0.stray } }
}
