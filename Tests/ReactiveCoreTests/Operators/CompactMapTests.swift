import ReactiveCore
import XCTest

final class CompactMapTests: XCTestCase {
  func test_it_sends_what_the_closure_returns_and_drops_nil() {
    let words = Signal.values("1", "x", "3")
    XCTAssertEqual(words.compactMap { Int($0) }.syncLines, ["1", "3", "completed"])
  }

  func test_an_optional_output_may_be_nil() {
    let outputs = Signal.values(1, 2).compactMap { $0 == 1 ? Int??.some(nil) : nil }
    XCTAssertEqual(outputs.syncLines, ["nil", "completed"])
  }
}
