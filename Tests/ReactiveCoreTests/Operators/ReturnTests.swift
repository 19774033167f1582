import ReactiveCore
import XCTest

final class ReturnTests: XCTestCase {
  func test_SIG_RETURN_1_each_subscription_gets_the_value_and_completion() {
    let signal = Signal.return("tea")
    XCTAssertEqual(signal.syncLines, ["tea", "completed"])
    XCTAssertEqual(signal.syncLines, ["tea", "completed"])
  }

  func test_SIG_RETURN_2_the_value_may_be_nil() {
    XCTAssertEqual(Signal<String?>.return(nil).syncLines, ["nil", "completed"])
  }

  func test_SIG_RETURN_3_only_the_subscriber_keeps_completion_from_following_the_value() {
    let log = Log()
    let box = Box<Subscriber<Int>>()
    box.content = Subscriber(
      next: { _ in box.content?.sendError(Failure("enough")) },
      error: { log.add("error \($0)") }, completed: { log.add("completed") })
    Signal.return(1).subscribe(box.content!)
    XCTAssertEqual(log.lines, ["error enough"])
    box.content = nil
  }

  func test_joined_from_a_thread_without_a_scheduler_it_sends_its_value_too() {
    let values = Subject<Int>()
    let received = expectation(description: "the value")
    let subscription = values.flattenMap { .return($0) }.subscribeNext { value in
      XCTAssertEqual(value, 1)
      received.fulfill()
    }
    onNewThread { values.sendNext(1) }
    wait(for: [received], timeout: 20)
    subscription.dispose()
  }
}
