import ReactiveCore
import XCTest

final class FirstTests: XCTestCase {
  let log = Log()

  func test_SIG_BLOCKING_1_SIG_BLOCKING_6_it_is_the_first_value_or_the_default_or_throws() throws {
    XCTAssertEqual(try Signal.return(1).concat(.error(Failure("late"))).first(), 1)
    XCTAssertEqual(try Signal.values(1, 2).first(default: 9), 1)
    XCTAssertNil(try Signal<Int>.empty().first())
    XCTAssertEqual(try Signal<Int>.empty().first(default: 9), 9)
    let failed = Signal<Int>.error(Failure("lost"))
    XCTAssertThrowsError(try failed.first(default: 9)) {
      XCTAssertEqual($0 as? Failure, Failure("lost"))
    }
  }

  func test_SIG_BLOCKING_2_an_error_may_come_from_another_scheduler() {
    let failed = Signal<Int>.error(Failure("lost")).deliver(on: .background())
    XCTAssertThrowsError(try failed.first()) { XCTAssertEqual($0 as? Failure, Failure("lost")) }
  }

  func test_SIG_BLOCKING_3_the_subscription_is_over_when_it_returns() throws {
    let background = Scheduler.background()
    let source = Signal<Int> { subscriber in
      background.schedule { subscriber.sendNext(1) }
      return self.log.disposable("dispose")
    }
    XCTAssertEqual(try source.first(), 1)
    XCTAssertEqual(log.lines, ["dispose"])
  }

  func test_SIG_BLOCKING_5_the_main_thread_does_nothing_else_while_it_waits() throws {
    // So what has to come from the main scheduler would never come.
    let onMain = expectation(description: "The main scheduler has had its turn")
    let background = Scheduler.background()
    let source = Signal<Int> { subscriber in
      Scheduler.main.schedule {
        self.log.add("main")
        onMain.fulfill()
      }
      background.schedule(after: .milliseconds(20)) { subscriber.sendNext(1) }
      return nil
    }
    XCTAssertEqual(try source.first(), 1)
    XCTAssertEqual(log.lines, [])
    wait(for: [onMain], timeout: 30)
  }
}
