import XCTest

@testable import ReactiveCore

final class PostponedTests: XCTestCase {
  func test_what_is_left_in_a_call_is_done_after_its_own_work_in_the_order_of_nesting() {
    let postponed = Postponed()
    var done: [String] = []
    postponed.leave { done.append("at once") }
    postponed.begin {
      postponed.leave {
        done.append("1")
        for part in 1...2 { postponed.leave { done.append("1.\(part)") } }
      }
      postponed.begin { postponed.leave { done.append("inner") } }
      postponed.leave { done.append("2") }
      done.append("own")
    }
    XCTAssertEqual(done, ["at once", "inner", "own", "1", "1.1", "1.2", "2"])
  }
}
