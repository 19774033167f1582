import ReactiveCore
import XCTest

final class ConcatMapTests: XCTestCase {
  let log = Log()

  func test_a_signal_waits_until_the_one_before_it_has_completed() {
    let (numbers, inner) = (Source<Int>(), [Source<String>(), Source<String>()])
    log.record(numbers.signal.concatMap { inner[$0].signal })
    numbers.sendNext(0)
    numbers.sendNext(1)
    XCTAssertEqual(inner.map(\.subscriptions), [1, 0])
    inner[0].sendNext("A")
    numbers.sendCompleted()
    inner[0].sendCompleted()
    XCTAssertEqual(inner.map(\.subscriptions), [1, 1])
    inner[1].sendNext("B")
    inner[1].sendCompleted()
    XCTAssertEqual(log.lines, ["A", "B", "completed"])
  }
}
