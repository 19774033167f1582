/// Which tests stand for a file of the library: those of the statements that it says it keeps, and
/// those in the test file of its name.
struct LinkedTests {
  private let report: ConformanceReport
  private let byType: [String: [ConformanceTest]]

  init(files: ConformanceFiles) throws {
    self.init(report: try files.report(), tests: try files.tests())
  }

  init(report: ConformanceReport, tests: [ConformanceTest]) {
    self.report = report
    byType = Dictionary(grouping: tests, by: \.type)
  }

  var statements: [ConformanceStatement] { report.statements }

  /// The statements that a file's documentation says it keeps.
  func statements(of text: String, at path: String) -> [String] {
    ConformanceClaim.claims(in: text, at: path).map(\.id)
  }

  /// The tests that carry a statement's id.
  func names(for statement: String) -> Set<String> {
    Set(library(report.proofs[statement, default: []]).map(\.fullName))
  }

  func names(for text: String, at path: String) -> [String] {
    let own = library(byType["\(Self.stem(of: path))Tests", default: []]).map(\.fullName)
    return Set(statements(of: text, at: path).flatMap(names)).union(own).sorted()
  }

  /// The table of conformance as far as the library's tests stand for it.
  func rows(of sources: [String: String]) -> [ConformanceRow] {
    let claims = sources.mapValues { ConformanceClaim.claims(in: $0, at: "").map(\.id) }
    let paths = Dictionary(
      grouping: claims.flatMap { path, ids in ids.map { ($0, path) } }, by: \.0
    )
    .mapValues { Set($0.map(\.1)) }
    let pathOfType = Dictionary(
      sources.keys.map { ("\(Self.stem(of: $0))Tests", $0) }, uniquingKeysWith: min)
    return report.statements.compactMap { statement in
      let id = statement.id
      let named = report.exceptions[id].map(report.tests(namedBy:)) ?? []
      let tests = library(report.proofs[id, default: []] + named)
      if tests.isEmpty { return nil }
      var about = paths[id, default: []].union(tests.compactMap { pathOfType[$0.type] })
      // What nobody claims is looked for where the statements around it are kept.
      if about.isEmpty {
        about = paths.filter { Self.area(of: $0.key) == Self.area(of: id) }.values
          .reduce(into: []) { $0.formUnion($1) }
      }
      return ConformanceRow(id: id, tests: Set(tests.map(\.fullName)), paths: about)
    }
  }

  private static func area(of id: String) -> [Substring] { id.split(separator: "-").dropLast() }

  private static func stem(of path: String) -> Substring {
    path.split(separator: "/").last?.split(separator: ".").first ?? ""
  }

  private func library(_ tests: [ConformanceTest]) -> [ConformanceTest] {
    tests.filter { $0.path.hasPrefix(MutatedPackage.tests + "/") }
  }
}

extension ConformanceTest {
  /// How XCTest reports it: `SampleTests.test_SIG_SAMPLE_1_…`.
  var fullName: String { "\(type).\(name)" }
}
