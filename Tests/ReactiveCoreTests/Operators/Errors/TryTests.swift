import ReactiveCore
import XCTest

final class TryTests: XCTestCase {
  private func half(_ number: Int) throws -> Int {
    if number.isMultiple(of: 2) { return number / 2 }
    throw Failure("\(number) is odd")
  }

  // SIG-TRY-1
  func test_values_are_forwarded_until_the_check_throws_an_error() {
    let signal = Signal.values(2, 4, 5, 6).try { _ = try self.half($0) }
    XCTAssertEqual(signal.syncLines, ["2", "4", "error 5 is odd"])
  }

  // SIG-TRY-2, SIG-TRY-3
  func test_a_thrown_error_ends_the_mapped_values_and_disposes_the_source() {
    let called = Counter()
    let lines = joinedLines("a2 a4 a5 a6") { source, _ in
      source.tryMap { number in
        called.increment()
        return try self.half(Int(number)!)
      }
    }
    XCTAssertEqual(lines, ["subscribe a", "1", "2", "dispose a", "error 5 is odd"])
    XCTAssertEqual(called.value, 3)
  }

  // SIG-TRYCLASS-1, SIG-TRYCLASS-2
  func test_each_subscription_does_the_work_and_sends_its_result() {
    let runs = Counter()
    let signal = Signal.try { runs.increment() }
    XCTAssertEqual(runs.value, 0)
    for run in 1...2 { XCTAssertEqual(signal.syncLines, ["\(run)", "completed"]) }
    XCTAssertEqual(Signal<Int>.try { throw Failure("lost") }.syncLines, ["error lost"])
  }
}
