import ReactiveCore
import XCTest

final class TryMapTests: XCTestCase {
  let log = Log()

  private func half(_ number: Int) throws -> Int {
    if number.isMultiple(of: 2) { return number / 2 }
    throw Failure("\(number) is odd")
  }

  func test_SIG_TRY_2_mapped_values_are_sent_until_the_closure_throws() {
    let signal = Signal.values(2, 4, 5, 6).tryMap(half)
    XCTAssertEqual(signal.syncLines, ["1", "2", "error 5 is odd"])
  }

  func test_SIG_TRY_3_after_a_failure_the_source_is_disposed_and_the_closure_not_called() {
    let called = Counter()
    let source = Source<Int>(log: log)
    let signal = source.signal.tryMap { number in
      called.increment()
      return try self.half(number)
    }
    log.record(signal)
    [5, 2, 7].forEach(source.sendNext)
    XCTAssertEqual(log.lines, ["subscribe source", "dispose source", "error 5 is odd"])
    XCTAssertEqual(called.value, 1)
  }
}
