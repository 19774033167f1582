import ReactiveCore
import XCTest

final class BufferTests: XCTestCase {
  let log = Log()

  /// Returns the lines of a 3-second `buffer`, with each array joined into one word.
  private func buffered(_ script: String) -> [String] {
    timedLines(script) { $0.buffer(.seconds(3), on: $1).map { $0.joined() } }
  }

  // SIG-BUFFER-1, SIG-BUFFER-2
  func test_the_interval_starts_at_the_first_value_of_each_array() {
    XCTAssertEqual(buffered("10 A 2 B 20 C 20"), ["13 AB", "35 C"])
  }

  // SIG-BUFFER-3, SIG-BUFFER-5
  func test_completion_sends_the_buffered_values_and_an_error_drops_them() {
    XCTAssertEqual(buffered("A |"), ["0 A", "0 completed"])
    XCTAssertEqual(buffered("|"), ["0 completed"])
    XCTAssertEqual(buffered("A # 9"), ["0 error lost"])
  }

  // SIG-BUFFER-4
  func test_nil_is_buffered_like_any_other_value() {
    let optional = Signal<Int?>.values(nil, 1).buffer(.seconds(3), on: TestScheduler())
    XCTAssertEqual(optional.syncLines, ["[nil, Optional(1)]", "completed"])
  }

  // SIG-BUFFER-6
  func test_completion_cancels_the_timer() {
    let (log, numbers) = (Log(), Subject<Int>())
    let idle = IdleScheduler(log: log)
    log.record(numbers.buffer(.seconds(3), on: idle))
    for number in [1, 2] { numbers.sendNext(number) }
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["start timer 3.0 seconds", "cancel timer", "[1, 2]", "completed"])
  }

  func test_buffer_by_count_sends_the_rest_on_completion_and_drops_it_on_an_error() {
    let numbers = Signal.values(1, 2, 3, 4, 5)
    XCTAssertEqual(numbers.buffer(count: 2).syncLines, ["[1, 2]", "[3, 4]", "[5]", "completed"])
    XCTAssertEqual(Signal.values(1, 2).buffer(count: 2).syncLines, ["[1, 2]", "completed"])
    XCTAssertEqual(Signal.values(1, 2).buffer(count: 1).syncLines, ["[1]", "[2]", "completed"])
    XCTAssertEqual(Signal<Int>.empty().buffer(count: 2).syncLines, ["completed"])
    let failing = Signal.values(1, 2, 3).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.buffer(count: 2).syncLines, ["[1, 2]", "error lost"])
  }

  func test_buffer_by_count_puts_values_sent_inside_an_array_into_the_next_one() {
    let numbers = Subject<Int>()
    log.record(
      numbers.buffer(count: 2).doNext { pair in
        if pair == [1, 2] { (3...5).forEach(numbers.sendNext) }
      })
    (1...2).forEach(numbers.sendNext)
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["[3, 4]", "[1, 2]", "[5]", "completed"])
  }
}
