import Console
import CourseFixtures
import Files
import Sandbox
import XCTest

@testable import course

final class IsolationOptionTests: XCTestCase {
  private func line(_ words: String..., isolation: Isolation) throws -> String {
    try IsolationOption.line(
      for: Arguments(words, options: [IsolationOption.name], mostOperands: 0),
      isolation: isolation)
  }

  func test_where_nothing_isolates_it_is_refused_if_asked_for_and_said_if_not() throws {
    let sentence = refusal { try line("--isolated", isolation: .session) }
    XCTAssertTrue(sentence.contains("cannot isolate answers"), sentence)
    XCTAssertTrue(sentence.contains("Install bubblewrap"), sentence)
    XCTAssertTrue(try line(isolation: .session).hasPrefix("answers run with your rights"))
  }

  func test_where_something_does_it_is_named_whether_asked_for_or_not() throws {
    for isolation: Isolation in [.namespaces, .bubblewrap, .seatbelt] {
      XCTAssertTrue(try line("--isolated", isolation: isolation).hasPrefix(isolation.sentence))
      XCTAssertTrue(try line(isolation: isolation).hasPrefix("answers run isolated"))
    }
  }
}
