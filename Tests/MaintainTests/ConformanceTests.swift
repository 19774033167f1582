import CourseFixtures
import Files
import XCTest

@testable import maintain

final class ConformanceTests: XCTestCase {
  /// A course with two statements, one test and one exception.
  private func fixture() throws -> CourseFixture {
    let fixture = try CourseFixture()
    let folder = fixture.root.appendingPathComponent(ConformanceReport.folder)
    let files = [
      "Statements.txt": "# 1. Values\nSIG-SEND-1 | S | sent | arrives\nSIG-SEND-2 | C | nil",
      "Exceptions.txt": "SIG-SEND-2 | impossible | no nil; test_instead",
      "SendTests.swift":
        "class SendTests: XCTestCase {\n  func test_SIG_SEND_1_arrives() {}\n  func test_instead() {}\n}",
    ]
    for (name, text) in files { try TextFile.write(text, to: folder.appendingPathComponent(name)) }
    let library = fixture.root.appendingPathComponent("Sources/ReactiveCore/Send.swift")
    try TextFile.write("/// Sends. Keeps SIG-SEND-1.\nfunc send() {}", to: library)
    return fixture
  }

  func test_the_table_links_each_test_and_keeps_a_bar_in_its_cell() throws {
    let fixture = try fixture()
    let text = try ConformanceReport(of: fixture.root).table
    let rows = [
      "## 1. Values",
      "| SIG-SEND-1 | S | sent \\| arrives | [SendTests.test_SIG_SEND_1_arrives](SendTests.swift) |",
      "| SIG-SEND-2 | C | nil | **impossible**: no nil<br>[SendTests.test_instead](SendTests.swift) |",
    ]
    for row in rows { XCTAssertTrue(text.contains(row), "\(row) is not in\n\(text)") }
  }
}
