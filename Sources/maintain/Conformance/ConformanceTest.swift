import CourseModel

/// A test that XCTest runs, found in the sources.
struct ConformanceTest: Equatable {
  let name: String
  let type: String
  /// From the course's root.
  let path: String

  /// The words of the name; an id is some of them in a row, so that a 1 is never part of a 12.
  var words: [String] { name.split(separator: "_").map(String.init) }

  /// The names of tests that a text mentions, in order.
  static func names(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map(String.init).filter { $0.hasPrefix("test_") }
  }

  /// The tests of many files.
  ///
  /// What only looks like a test is left out: a function outside of a test class, a private or a
  /// static one.
  static func tests(in files: [(path: String, text: String)]) -> [ConformanceTest] {
    let scans = files.map { (path: $0.path, types: ConformanceTypeScan(SourceScan($0.text).words)) }
    let parents = scans.reduce(into: [String: Set<String>]()) { parents, scan in
      parents.merge(scan.types.parents) { $0.union($1) }
    }
    func isTestClass(_ type: String, visited: Set<String> = []) -> Bool {
      type == "XCTestCase"
        || parents[type, default: []].subtracting(visited)
          .contains { isTestClass($0, visited: visited.union([type])) }
    }
    return scans.flatMap { scan in
      scan.types.tests.filter { isTestClass($0.type) }
        .map { ConformanceTest(name: $0.name, type: $0.type, path: scan.path) }
    }
  }
}
