import ReactiveCore
import XCTest

final class DebounceTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>()

  private func record(_ signal: Signal<String>) -> [String] {
    log.record(signal, at: scheduler)
    letters.sendNext("A")
    scheduler.advance(by: .seconds(2))
    letters.sendNext("B")
    scheduler.advance(by: .seconds(3))
    letters.sendNext("C")
    letters.sendCompleted()
    return log.takeLines()
  }

  func test_it_is_throttle_by_another_name() {
    XCTAssertEqual(
      record(letters.signal.debounce(.seconds(3), on: scheduler)), ["5 B", "5 C", "5 completed"])
    XCTAssertEqual(
      record(letters.signal.throttle(.seconds(3), on: scheduler)),
      ["10 B", "10 C", "10 completed"])
    XCTAssertEqual(
      letters.signal.setName("letters").debounce(.seconds(3), on: scheduler).description,
      "[letters] -debounce: 3.000000")
  }
}
