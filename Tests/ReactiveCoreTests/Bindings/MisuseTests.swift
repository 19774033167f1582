import XCTest

@testable import ReactiveCore

final class MisuseTests: XCTestCase {
  func test_nested_calls_collect_their_own_misuses_even_if_one_throws() {
    var inner: [String] = []
    let outer = misuses {
      Misuse.report("before")
      inner = misuses { Misuse.report("inside") }
      Misuse.report("between")
      _ = try? misuses { throw CommandError.notEnabled }
      Misuse.report("behind")
    }
    XCTAssertEqual(inner, ["inside"])
    XCTAssertEqual(outer, ["before", "between", "behind"])
  }
}
