import Foundation

/// The report as a page of tables, one a section.
struct ConformanceTable {
  static let folder = "Tests/ReactiveCoreTests"
  static let path = "\(folder)/Conformance.md"

  static func file(in root: URL) -> URL { root.appendingPathComponent(path) }

  let report: ConformanceReport

  /// The whole page.
  var text: String {
    var lines = introduction
    for section in report.sections {
      lines += ["", "#\(section.heading)"]
      if section.statements.isEmpty { continue }
      lines += ["", "| id | tags | statement | here |", "| --- | --- | --- | --- |"]
      lines += section.statements.map(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    let rows = [
      ("proven", report.count(nil), "the tests named hold it as it stands"),
      (
        "different", report.count(.different),
        "holds in another form, with the reason; tests named show that form"
      ), ("decided", report.count(.decided), "left open by the original and settled here"),
      (
        "impossible", report.count(.impossible),
        "Swift on Linux cannot have it; the reason, and what comes nearest"
      ), ("missing", report.missing.count, "nothing yet"), ("all", report.statements.count, ""),
    ]
    return [
      "# Conformance", "",
      "What the original library does, statement by statement, and what holds here. Written by",
      "`swift run maintain conformance` from the names of the tests, `Statements.txt` and",
      "`Exceptions.txt`; do not edit.", "",
      "Tags: S a specification asserts it, D documented, C read from code, M modelled, Q an",
      "accident to decide on, V the versions differ.", "",
      "| here | statements | meaning |", "| --- | --- | --- |",
    ] + rows.map { "| \($0.0) | \($0.1) | \($0.2) |" }
  }

  private func row(_ statement: ConformanceStatement) -> String {
    let cells = [statement.id, statement.tags, statement.text, verdict(on: statement.id)]
    return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
  }

  private func verdict(on id: String) -> String {
    let proofs = report.proofs[id, default: []]
    guard let exception = report.exceptions[id] else {
      return proofs.isEmpty ? "**missing**" : proofs.map(link).joined(separator: "<br>")
    }
    let shown = report.tests(namedBy: exception).filter { !proofs.contains($0) } + proofs
    let reason = "**\(exception.kind.rawValue)**: \(exception.words)"
    return ([reason] + shown.map(link)).joined(separator: "<br>")
  }

  /// A link from the table's folder to the test's file.
  private func link(to test: ConformanceTest) -> String {
    let prefix = Self.folder + "/"
    let target =
      test.path.hasPrefix(prefix)
      ? String(test.path.dropFirst(prefix.count)) : "../../\(test.path)"
    return "[\(test.type).\(test.name)](\(target))"
  }

  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
