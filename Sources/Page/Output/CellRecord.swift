import Foundation
import Marbles

/// What a process that runs one cell says about it, a line each: its words as an array in JSON.
package enum CellRecord {
  /// The program has been compiled, and the cell begins.
  case began
  case piece(OutputPiece)
  case ended
  /// The cell threw this error.
  case threw(String)
  /// The cell cannot do its work on this machine.
  case skipped(String)
  /// The program could not be compiled: the compiler's words, about the cell's own lines.
  case refused(String)
  /// The cell did not come to its end, or could not be run; the sentence says why.
  case stopped(String)
}

extension CellRecord {
  /// Whether it says how the cell ended, so that none follows it.
  package var isLast: Bool {
    switch self {
    case .began, .piece: false
    case .ended, .threw, .skipped, .refused, .stopped: true
    }
  }

  /// The record as one line.
  package var line: String { words.json + "\n" }

  /// Reads a line; nil if it holds no record.
  package init?(line: some StringProtocol) {
    // try?: a cell may write what it likes to the descriptor of its records.
    let words = (try? JSONDecoder().decode([String].self, from: Data(line.utf8))) ?? []
    guard let kind = words.first else { return nil }
    let rest = words.dropFirst()
    let text = rest.first ?? ""
    switch kind {
    case "began": self = .began
    case "ended": self = .ended
    case "threw": self = .threw(text)
    case "skipped": self = .skipped(text)
    case "refused": self = .refused(text)
    case "stopped": self = .stopped(text)
    default:
      guard let piece = OutputPiece(kind: kind, words: rest) else { return nil }
      self = .piece(piece)
    }
  }

  private var words: [String] {
    switch self {
    case .began: ["began"]
    case .ended: ["ended"]
    case .threw(let error): ["threw", error]
    case .skipped(let reason): ["skipped", reason]
    case .refused(let diagnostics): ["refused", diagnostics]
    case .stopped(let sentence): ["stopped", sentence]
    case .piece(let piece): piece.words
    }
  }
}

extension OutputPiece {
  fileprivate var words: [String] {
    switch self {
    case .text(let text): ["text", text]
    case .drawn(let diagram, _): ["diagram"] + diagram.words
    case .table(let table): ["table", "\(table.header.count)"] + table.header + table.rows.joined()
    case .measured(let lines): ["measured"] + lines
    case .bars(let chart):
      ["bars", chart.unit] + chart.bars.flatMap { [$0.name, "\($0.value)"] }
    }
  }

  fileprivate init?(kind: String, words: ArraySlice<String>) {
    switch kind {
    case "text": self = .text(words.first ?? "")
    case "diagram":
      guard let diagram = Diagram(words: words) else { return nil }
      self = .diagram(diagram)
    case "table":
      let cells = Array(words.dropFirst())
      guard let width = words.first.flatMap({ Int($0) }), width > 0, width <= cells.count,
        cells.count.isMultiple(of: width)
      else { return nil }
      let rows = stride(from: width, to: cells.count, by: width).map {
        Array(cells[$0..<$0 + width])
      }
      self = .table(Table(Array(cells[..<width]), rows))
    case "measured": self = .measured(Array(words))
    case "bars":
      let parts = Array(words.dropFirst())
      let bars = stride(from: 0, to: parts.count - 1, by: 2).map {
        BarChart.Bar(name: parts[$0], value: Double(parts[$0 + 1]) ?? 0)
      }
      self = .bars(BarChart(bars: bars, unit: words.first ?? ""))
    default: return nil
    }
  }
}
