import Terminal
import Pages
import Synchronization

/// The destination of `print`, which collects and forwards the running cell's output.
///
/// `print` can be called on any thread.
final class PageOutput: Sendable {
  static let shared = PageOutput()

  private struct OutputState {
    var write: @Sendable (String) -> Void = { writeAll($0, to: standardOutput) }
    var cell: CellOutput?
    var outside = ""
    var showsOutside = true
    /// A closure that receives the output in a process that runs a single cell.
    var report: (@Sendable (OutputPiece) -> Void)?
  }

  private let state = Mutex(OutputState())

  /// Sets the destination of all output and whether to include output between cells.
  func send(to write: @escaping @Sendable (String) -> Void, showsOutside: Bool = true) {
    state.withLock { state in
      state.write = write
      state.showsOutside = showsOutside
    }
  }

  /// Begins a cell; without a gutter, its output is written only when the cell ends.
  func beginCell(gutter: Gutter?, measured: MeasuredFigures) {
    state.withLock { $0.cell = CellOutput(gutter: gutter, measured: measured) }
  }

  /// Begins a cell whose output is forwarded without being collected.
  func beginCell(reporting report: @escaping @Sendable (OutputPiece) -> Void) {
    state.withLock { $0.report = report }
  }

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

  /// The text that was printed between cells.
  var outside: String { state.withLock { $0.outside } }
}

struct CellOutput {
  private(set) var gutter: Gutter?
  private(set) var measured: MeasuredFigures
  private var finished: [OutputPiece] = []
  /// The text after the last finished piece, kept in one string so that a million lines print fast.
  private var text = ""

  init(gutter: Gutter?, measured: MeasuredFigures) {
    self.gutter = gutter
    self.measured = measured
  }

  var pieces: [OutputPiece] { text.isEmpty ? finished : finished + [.text(text)] }

  /// Adds a piece and returns the text that can be shown right away.
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

struct MeasuredFigures {
  let areShown: Bool
  private var isUsed = false

  init(areShown: Bool) {
    self.areShown = areShown
  }

  /// Returns the piece to show, or `nil` to show nothing.
  ///
  /// If measured values are hidden, one fixed line replaces all of a cell's measured values.
  mutating func shown(_ piece: OutputPiece) -> OutputPiece? {
    guard piece.isMeasured, !areShown else { return piece }
    defer { isUsed = true }
    let note = "(a measured figure: shown in a terminal, and with --measure)"
    return isUsed ? nil : .measured([OutputPiece.measuredMark + note])
  }
}
