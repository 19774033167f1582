import CourseModel
import Foundation

/// The files that the table of conformance is made from, and the table on disk.
struct ConformanceFiles {
  let root: URL

  /// Reads everything afresh.
  func report() throws -> ConformanceReport {
    ConformanceReport(
      sections: try ConformanceSection.sections(of: read("Statements.txt")),
      exceptions: try ConformanceException.exceptions(of: read("Exceptions.txt")),
      tests: try tests(),
      claims: try swiftFiles(below: "Sources/ReactiveCore")
        .flatMap { ConformanceClaim.claims(in: $0.text, at: $0.path) })
  }

  /// Every test of the course.
  func tests() throws -> [ConformanceTest] {
    ConformanceTest.tests(in: try swiftFiles(below: "Tests"))
  }

  var table: URL { root.appendingPathComponent(ConformanceTable.path) }

  /// What on disk is not what the sources say, each with the reason.
  func stale(against report: ConformanceReport) throws -> [String] {
    guard FileManager.default.fileExists(atPath: table.path) else {
      return ["\(ConformanceTable.path) is missing"]
    }
    let old = try TextFile.read(table)
    let text = ConformanceTable(report: report).text
    guard old != text else { return [] }
    let gone = Set(ConformanceTest.names(in: old)).filter { !report.isTest($0) }.sorted()
    let (lines, wanted) = (Set(old.split(separator: "\n")), Set(text.split(separator: "\n")))
    let changed = Set(lines.symmetricDifference(wanted).compactMap(Self.id))
    let reasons =
      gone.map { "it names \($0), which is no test any more" }
      + report.statements.map(\.id).filter(changed.contains)
      .map { "the row of \($0) is not what the tests say now" }
    return reasons.isEmpty ? ["its text is not what would be written now"] : reasons
  }

  private func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let top = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      ("\(folder)/\(path)", try TextFile.read(top.appendingPathComponent(path)))
    }
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
