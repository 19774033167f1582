import XCTest

@testable import ReactiveCore

final class MisuseTests: XCTestCase {
  func test_a_nested_collection_collects_its_own_misuses_and_ends_with_an_error() {
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
