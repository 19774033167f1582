import XCTest

@testable import ReactiveCore

final class MisuseTests: XCTestCase {
  func test_what_is_made_in_another_collection_is_not_made_here_and_what_comes_behind_it_is() {
    var inner: [String] = []
    let outer = misuses {
      Misuse.report("before")
      inner = misuses { Misuse.report("inside") }
      Misuse.report("behind")
    }
    XCTAssertEqual(inner, ["inside"])
    XCTAssertEqual(outer, ["before", "behind"])
  }

  func test_who_throws_ends_its_collection() {
    let outer = misuses {
      Misuse.report("before")
      _ = try? misuses { throw CommandError.notEnabled }
      Misuse.report("behind")
    }
    XCTAssertEqual(outer, ["before", "behind"])
  }
}
