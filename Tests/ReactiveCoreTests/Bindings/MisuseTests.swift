import XCTest

@testable import ReactiveCore

final class MisuseTests: XCTestCase {
  func test_disposables_of_another_collection_are_skipped_and_later_ones_are_collected() {
    var inner: [String] = []
    let outer = misuses {
      Misuse.report("before")
      inner = misuses { Misuse.report("inside") }
      Misuse.report("behind")
    }
    XCTAssertEqual(inner, ["inside"])
    XCTAssertEqual(outer, ["before", "behind"])
  }

  func test_an_error_ends_the_collection() {
    let outer = misuses {
      Misuse.report("before")
      _ = try? misuses { throw CommandError.notEnabled }
      Misuse.report("behind")
    }
    XCTAssertEqual(outer, ["before", "behind"])
  }
}
