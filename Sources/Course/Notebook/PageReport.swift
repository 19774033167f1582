import Pages
import PlainText

/// The problems found on a page, printed after its last cell.
struct PageReport {
  let program: String
  let cellCount: Int
  let findings: [CellFinding]
  /// The cells that the program never reached.
  let unreached: [CellSource]
  let outside: String

  var lines: [String] {
    [differing, missing, printedOutside].compactMap { $0.map { "\(program): \($0)" } }
  }

  private var differing: String? {
    guard !findings.isEmpty else { return nil }
    let cells = findings.map { "\($0.cell.number) \"\($0.cell.title)\" (\($0.place))" }
    return "\(findings.count) of \(counted(cellCount, "cell")) "
      + "\(findings.count == 1 ? "differs" : "differ") from the page: "
      + cells.joined(separator: ", ")
  }

  var missing: String? {
    guard let first = unreached.first else { return nil }
    return "\(counted(unreached.count, "cell")) didn't run, starting with \(first.number) "
      + "\"\(first.title)\", because the program ended"
  }

  var printedOutside: String? {
    guard let line = outputLines(of: outside).first(where: { !$0.isBlank }) else { return nil }
    return "printed outside a cell, where output isn't checked: \(line)"
  }
}
