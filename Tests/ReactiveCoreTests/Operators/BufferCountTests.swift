import ReactiveCore
import XCTest

final class BufferCountTests: XCTestCase {
  let log = Log()

  func test_each_count_of_values_is_one_array_and_completion_alone_sends_the_rest() {
    let numbers = Signal.values(1, 2, 3, 4, 5)
    XCTAssertEqual(
      numbers.buffer(count: 2).syncLines, ["[1, 2]", "[3, 4]", "[5]", "completed"])
    XCTAssertEqual(Signal.values(1, 2).buffer(count: 2).syncLines, ["[1, 2]", "completed"])
    XCTAssertEqual(Signal.values(1, 2).buffer(count: 1).syncLines, ["[1]", "[2]", "completed"])
    XCTAssertEqual(Signal<Int>.empty().buffer(count: 2).syncLines, ["completed"])
    let failing = Signal.values(1, 2, 3).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.buffer(count: 2).syncLines, ["[1, 2]", "error lost"])
  }

  func test_what_is_sent_while_an_array_is_passed_on_is_in_the_next() {
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
