import ReactiveCore
import XCTest

final class InitiallyTests: XCTestCase {
  let log = Log()

  func test_SIG_INITIALLY_1_it_runs_before_the_source_is_subscribed_each_time() {
    let source = Source<Int>(log: log)
    let signal = source.signal.initially { self.log.add("initially") }
    XCTAssertEqual(log.lines, [])
    for _ in 1...2 {
      signal.subscribe()
      XCTAssertEqual(log.takeLines(), ["initially", "subscribe source"])
    }
  }

  func test_SIG_INITIALLY_2_the_one_that_was_applied_last_runs_first() {
    let signal = Signal<Int>.empty()
      .initially { self.log.add("first applied") }
      .initially { self.log.add("last applied") }
    signal.subscribe()
    XCTAssertEqual(log.lines, ["last applied", "first applied"])
  }
}
