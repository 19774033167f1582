import ReactiveCore
import XCTest

final class BufferTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let numbers = Source<Int>()

  private func record() {
    log.record(numbers.signal.buffer(.seconds(3), on: scheduler), at: scheduler)
  }

  func test_SIG_BUFFER_1_SIG_BUFFER_2_the_time_runs_from_the_first_value_of_each_array() {
    record()
    scheduler.advance(by: .seconds(10))
    numbers.sendNext(1)
    scheduler.advance(by: .seconds(2))
    numbers.sendNext(2)
    scheduler.advance(by: .seconds(20))
    numbers.sendNext(3)
    scheduler.advance(by: .seconds(20))
    XCTAssertEqual(log.lines, ["13 [1, 2]", "35 [3]"])
  }

  func test_SIG_BUFFER_3_completion_sends_what_there_is_at_once() {
    record()
    numbers.sendNext(1)
    numbers.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["0 [1]", "0 completed"])
    record()
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["0 completed"])
  }

  func test_SIG_BUFFER_4_nil_is_a_value_like_any_other() {
    let optional = Signal<Int?>.values(nil, 1).buffer(.seconds(3), on: scheduler)
    XCTAssertEqual(optional.syncLines, ["[nil, Optional(1)]", "completed"])
  }

  func test_SIG_BUFFER_5_an_error_drops_what_there_is() {
    record()
    numbers.sendNext(1)
    numbers.sendError(Failure("lost"))
    scheduler.run()
    XCTAssertEqual(log.lines, ["0 error lost"])
  }

  func test_SIG_BUFFER_6_completion_cancels_the_timer() {
    let idle = IdleScheduler(log: log)
    log.record(numbers.signal.buffer(.seconds(3), on: idle))
    for number in [1, 2] { numbers.sendNext(number) }
    numbers.sendCompleted()
    XCTAssertEqual(
      log.lines, ["start timer 3.0 seconds", "cancel timer", "[1, 2]", "completed"])
  }
}
