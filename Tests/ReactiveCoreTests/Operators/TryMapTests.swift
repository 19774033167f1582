import ReactiveCore
import XCTest

final class TryMapTests: XCTestCase {
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
    let lines = joinedLines("a5 a2 a7") { source, _ in
      source.tryMap { number in
        called.increment()
        return try self.half(Int(number)!)
      }
    }
    XCTAssertEqual(lines, ["subscribe a", "dispose a", "error 5 is odd"])
    XCTAssertEqual(called.value, 1)
  }
}
