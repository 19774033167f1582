import ReactiveCore
import XCTest

final class MapErrorTests: XCTestCase {
  func test_an_error_becomes_another_after_the_source_was_disposed() {
    XCTAssertEqual(
      joinedLines("a1 a#") { source, _ in source.mapError { Failure("was \($0)") } },
      ["subscribe a", "1", "dispose a", "error was lost"])
  }
}
