import XCTest

@testable import ReactiveCore

final class MisuseTests: XCTestCase {
  func test_an_inner_collection_takes_its_own_mistakes_and_ends_with_an_error() {
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
