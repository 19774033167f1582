import Terminal
import Pages
import Synchronization

/// What `print` writes to: it keeps what the running cell prints, and passes it on at once.
///
/// Any thread may print.
final class PageOutput: Sendable {
  static let shared = PageOutput()

  private struct OutputState {
    var write: @Sendable (String) -> Void = { writeAll($0, to: standardOutput) }
    var cell: CellOutput?
    var outside = ""
    var showsOutside = true
    /// Set where a process runs one cell for somebody else.
    var report: (@Sendable (OutputPiece) -> Void)?
  }

  private let state = Mutex(OutputState())

  /// Sends what is printed to `write`; what is printed outside a cell is no part of a file.
  func send(to write: @escaping @Sendable (String) -> Void, showsOutside: Bool = true) {
    state.withLock { state in
      state.write = write
      state.showsOutside = showsOutside
    }
  }

  /// Begins a cell; without a gutter nothing is shown before the cell has ended.
  func beginCell(gutter: Gutter?, measured: MeasuredFigures) {
    state.withLock { $0.cell = CellOutput(gutter: gutter, measured: measured) }
  }

  /// Begins a cell whose pieces are handed on as they come, and kept nowhere.
  func beginCell(reporting report: @escaping @Sendable (OutputPiece) -> Void) {
    state.withLock { $0.report = report }
  }

  /// Whether the running cell shows figures that differ from run to run.
  var showsMeasured: Bool { state.withLock { $0.cell?.measured.areShown ?? true } }

  /// Ends the cell and returns what it has put out; nil if no cell runs.
  func endCell() -> [OutputPiece]? {
    state.withLock { state in
      guard let cell = state.cell else { return nil }
      state.cell = nil
      if cell.gutter?.isAtLineStart == false { state.write("\n") }
      return cell.pieces
    }
  }

  func write(_ text: String) { write(.text(text)) }

  func write(_ piece: OutputPiece) {
    state.withLock { state in
      if let report = state.report { return report(piece) }
      guard let shown = state.cell?.add(piece) else {
        state.outside += piece.checked
        if state.showsOutside { state.write(piece.shown) }
        return
      }
      if !shown.isEmpty { state.write(shown) }
    }
  }

  /// What was printed while no cell ran.
  var outside: String { state.withLock { $0.outside } }
}

/// What one cell has put out so far.
struct CellOutput {
  private(set) var gutter: Gutter?
  private(set) var measured: MeasuredFigures
  private var finished: [OutputPiece] = []
  /// Text that may still grow; kept apart, so that a cell may print a line a million times.
  private var text = ""

  init(gutter: Gutter?, measured: MeasuredFigures) {
    self.gutter = gutter
    self.measured = measured
  }

  var pieces: [OutputPiece] { text.isEmpty ? finished : finished + [.text(text)] }

  /// Adds a piece, and returns what is to be shown of it at once.
  mutating func add(_ piece: OutputPiece) -> String {
    guard let piece = measured.shown(piece) else { return "" }
    if case .text(let more) = piece {
      text += more
    } else {
      if !text.isEmpty { finished.append(.text(text)) }
      text = ""
      finished.append(piece)
    }
    guard let room = gutter?.room else { return "" }
    return gutter?.marked(piece.shown(within: room)) ?? ""
  }
}

/// What the reader sees of figures that differ from run to run.
struct MeasuredFigures {
  let areShown: Bool
  private var isUsed = false

  init(areShown: Bool) {
    self.areShown = areShown
  }

  /// What to show of a piece: where figures are not shown, one fixed line a cell.
  mutating func shown(_ piece: OutputPiece) -> OutputPiece? {
    guard piece.isMeasured, !areShown else { return piece }
    defer { isUsed = true }
    let note = "(a measured figure: shown on a terminal, and with --measure)"
    return isUsed ? nil : .measured([OutputPiece.measuredMark + note])
  }
}
