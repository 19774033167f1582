import XCTest

@testable import ReactiveCore

final class PostponedTests: XCTestCase {
  private let postponed = Postponed()
  private var done: [String] = []

  func test_what_is_left_inside_a_call_is_done_before_it_returns_and_after_its_own_work() {
    postponed.begin {
      postponed.leave { self.done.append("left") }
      done.append("own")
    }
    XCTAssertEqual(done, ["own", "left"])
  }

  func test_what_is_left_outside_of_all_calls_is_done_at_once() {
    postponed.begin {}
    postponed.leave { self.done.append("left") }
    XCTAssertEqual(done, ["left"])
  }

  func test_what_is_left_is_done_in_the_order_in_which_it_would_have_nested() {
    postponed.begin {
      postponed.leave {
        self.done.append("1")
        self.postponed.leave { self.done.append("1.1") }
        self.postponed.leave { self.done.append("1.2") }
      }
      postponed.leave { self.done.append("2") }
    }
    XCTAssertEqual(done, ["1", "1.1", "1.2", "2"])
  }

  func test_a_call_inside_a_call_does_its_own_and_leaves_the_rest() {
    postponed.begin {
      postponed.leave { self.done.append("outer") }
      postponed.begin { postponed.leave { self.done.append("inner") } }
      done.append("own")
    }
    XCTAssertEqual(done, ["inner", "own", "outer"])
  }
}
