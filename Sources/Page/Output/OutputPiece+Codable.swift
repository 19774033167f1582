import Marbles

/// A piece is written as a list of words, of which the first says what it is.
extension OutputPiece: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode([String].self)
    guard let kind = words.first, let piece = OutputPiece(kind: kind, words: words.dropFirst())
    else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no piece of output")
    }
    self = piece
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }

  private var words: [String] {
    switch self {
    case .text(let text): ["text", text]
    case .drawn(let diagram, _): ["diagram"] + diagram.words
    case .table(let table): ["table", "\(table.header.count)"] + table.header + table.rows.joined()
    case .measured(let lines): ["measured"] + lines
    case .bars(let chart):
      ["bars", chart.unit] + chart.bars.flatMap { [$0.name, "\($0.value)"] }
    }
  }

  private init?(kind: String, words: ArraySlice<String>) {
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
