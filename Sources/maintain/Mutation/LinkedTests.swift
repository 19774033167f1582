/// Which tests stand for a file of the library: those of the statements that it says it keeps, and
/// those in the test file of its name.
struct LinkedTests {
  private let report: ConformanceReport
  private let byType: [String: [ConformanceTest]]

  init(files: ConformanceFiles) throws {
    report = try files.report()
    byType = Dictionary(grouping: try files.tests(), by: \.type)
  }

  /// The statements that a file's documentation says it keeps.
  func statements(of text: String, at path: String) -> [String] {
    ConformanceClaim.claims(in: text, at: path).map(\.id)
  }

  /// The tests that carry a statement's id.
  func names(for statement: String) -> Set<String> {
    Set(library(report.proofs[statement, default: []]).map(\.fullName))
  }

  func names(for text: String, at path: String) -> [String] {
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let own = library(byType["\(stem)Tests", default: []]).map(\.fullName)
    return Set(statements(of: text, at: path).flatMap(names)).union(own).sorted()
  }

  private func library(_ tests: [ConformanceTest]) -> [ConformanceTest] {
    tests.filter { $0.path.hasPrefix(MutatedPackage.tests + "/") }
  }
}

extension ConformanceTest {
  /// How XCTest reports it: `SampleTests.test_SIG_SAMPLE_1_…`.
  var fullName: String { "\(type).\(name)" }
}
