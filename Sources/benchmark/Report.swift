import Foundation

/// The figures, for people or for programs.
struct Report {
  private let results: [Result]

  init(_ results: [Result]) { self.results = results }

  var table: String {
    let header = ["id", "work", "loop", "chain", "ours", "ours ÷ chain", "at most"]
    let rows = [header] + results.map(row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column < 2 ? text + space : space + text
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  private func row(_ result: Result) -> [String] {
    let (ratio, limit) = verdict(on: result)
    return [
      result.workload.id, result.workload.title, number(result.loop), number(result.chain),
      number(result.ours) + " " + result.workload.unit.rawValue,
      ratio.map { String(format: "%.2f", $0) } ?? "–",
      limit.map { String(format: "%.2f", $0) + (ratio ?? 0 > $0 ? " ✗" : " ✓") } ?? "–",
    ]
  }

  /// What the result is in multiples of its chain, and what that may be.
  private func verdict(on result: Result) -> (ratio: Double?, limit: Double?) {
    switch result.workload.limit {
    case nil: (result.ratio, nil)
    case .timesChain(let limit): (result.ratio, limit)
    case .timesChainOf(let id, let limit):
      (
        results.first { $0.workload.id == id }?.chain.map { result.ours / $0 },
        limit
      )
    }
  }

  private func number(_ value: Double?) -> String {
    value.map { String(format: $0 < 100 ? "%.1f" : "%.0f", $0) } ?? "–"
  }

  func json() throws -> String {
    struct Line: Encodable {
      let id: String
      let work: String
      let unit: String
      let loop: Double?
      let chain: Double?
      let ours: Double
      let ratio: Double?
      let limit: Double?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let lines = results.map { result in
      let (ratio, limit) = verdict(on: result)
      return Line(
        id: result.workload.id, work: result.workload.title, unit: result.workload.unit.rawValue,
        loop: result.loop, chain: result.chain, ours: result.ours, ratio: ratio, limit: limit)
    }
    return String(decoding: try encoder.encode(lines), as: UTF8.self)
  }
}
