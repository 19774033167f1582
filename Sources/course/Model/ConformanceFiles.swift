import Foundation

/// The files that the table of conformance is made from, and the table on disk.
struct ConformanceFiles {
  let root: URL

  /// Reads everything afresh.
  func report() throws -> ConformanceReport {
    ConformanceReport(
      sections: try ConformanceSection.sections(of: read("Statements.txt")),
      exceptions: try ConformanceException.exceptions(of: read("Exceptions.txt")),
      tests: try ConformanceTest.tests(below: "Tests", of: root))
  }

  var table: URL { root.appendingPathComponent(ConformanceTable.path) }

  /// The rows on disk that are not what the sources say, each with the reason.
  func stale(against text: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: table.path) else {
      return ["\(ConformanceTable.path) is missing"]
    }
    let old = try TextFile.read(table)
    guard old != text else { return [] }
    let wanted = Set(text.split(separator: "\n"))
    let lines = old.split(separator: "\n")
    let gone = Set(ConformanceTest.names(in: old))
      .subtracting(ConformanceTest.names(in: text)).sorted()
    let rows = lines.filter { !wanted.contains($0) }.compactMap(Self.id)
    let added = wanted.subtracting(lines).compactMap(Self.id).filter { !rows.contains($0) }.sorted()
    let reasons =
      gone.map { "it names \($0), which is no test any more" }
      + (rows + added).map { "the row of \($0) is not what the tests say now" }
    return reasons.isEmpty ? ["its text is not what would be written now"] : reasons
  }

  private func read(_ name: String) throws -> String {
    try TextFile.read(root.appendingPathComponent("\(ConformanceTable.folder)/\(name)"))
  }

  /// What the first cell of a table's row holds.
  private static func id(of line: Substring) -> String? {
    guard line.hasPrefix("| ") else { return nil }
    return line.dropFirst(2).split(separator: " ").first.map(String.init)
  }
}
