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
      tests: ConformanceTest.tests(in: try swiftFiles(below: "Tests")),
      claims: try swiftFiles(below: "Sources/ReactiveCore")
        .flatMap { ConformanceClaim.claims(in: $0.text, at: $0.path) })
  }

  var table: URL { root.appendingPathComponent(ConformanceTable.path) }

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
}
