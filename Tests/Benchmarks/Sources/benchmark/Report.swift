import Foundation

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
    [
      result.workload.id, result.workload.title, number(result.loop), number(result.chain),
      number(result.ours) + " " + result.workload.unit.rawValue,
      result.ratio.map { String(format: "%.2f", $0) } ?? "–",
      result.workload.limit.map {
        String(format: "%.2f", $0) + (result.isAboveLimit ? " ✗" : " ✓")
      } ?? "–",
    ]
  }

  private func number(_ value: Double?) -> String {
    value.map { String(format: $0 < 100 ? "%.1f" : "%.0f", $0) } ?? "–"
  }
}
