import Foundation
import XCTest

/// Tests that compare the statements about ReactiveCocoa with the tests and the exceptions.
///
/// `Statements.txt` lists the statements. A comment above a test, such as `// SIG-MERGE-1, VER-9`,
/// lists the statements that the test proves. `Exceptions.txt` gives the reasons for differences, in
/// lines such as `SIG-MERGE-4 | different | why; test_that_shows_it`.
final class ConformanceTests: XCTestCase {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the ID and the last field of each line of the file named `file` in this folder.
  private func lines(of file: String) throws -> [(id: String, text: String)] {
    let folder = Self.tests.appendingPathComponent("ReactiveCoreTests")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "|", maxSplits: 2)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      XCTAssertEqual(fields.count, 3, "\(file): “\(line)” should have the form “ID | mark | text”")
      return (try XCTUnwrap(fields.first), fields.last ?? "")
    }
  }

  /// Returns the names of all tests, and the location of each statement ID above a test.
  private func claims() throws -> (names: Set<String>, ids: [String: String]) {
    var names: Set<String> = []
    var ids: [String: String] = [:]
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
      for (index, line) in lines.enumerated() {
        if line.hasPrefix("func test") {
          names.insert(String(line.dropFirst(5).prefix { $0 != "(" }))
        } else if line.hasPrefix("// "), line.contains(/^\/\/ [A-Z]+(-[A-Z]+)?-[0-9]/) {
          let place = "\(file.lastPathComponent):\(index + 1)"
          XCTAssertTrue(lines[index + 1].contains("func test"), "\(place) should be above a test")
          for id in line.matches(of: /[A-Z]+(-[A-Z]+)?-[0-9]+/) { ids[String(id.0)] = place }
        }
      }
    }
    return (names, ids)
  }

  func test_every_statement_has_a_test_or_an_exception() throws {
    let proven = try claims().ids
    let exceptions = Set(try lines(of: "Exceptions.txt").map(\.id))
    let statements = try lines(of: "Statements.txt").map(\.id)
    XCTAssertGreaterThan(statements.count, 700)
    XCTAssertEqual(statements.filter { proven[$0] == nil && !exceptions.contains($0) }, [])
  }

  func test_every_ID_is_a_statement() throws {
    let statements = Set(try lines(of: "Statements.txt").map(\.id))
    let claimed = try claims().ids.filter { !statements.contains($0.key) }
    XCTAssertEqual(claimed.map { "\($0.value): \($0.key)" }.sorted(), [])
    let exceptions = try lines(of: "Exceptions.txt").map(\.id)
    XCTAssertEqual(exceptions.filter { !statements.contains($0) }, [])
  }

  func test_every_test_that_an_exception_names_exists() throws {
    let names = try claims().names
    let named = try lines(of: "Exceptions.txt").flatMap { $0.text.matches(of: /\btest_\w+/) }
    XCTAssertGreaterThan(named.count, 50)
    XCTAssertEqual(named.map { String($0.0) }.filter { !names.contains($0) }, [])
  }
}
