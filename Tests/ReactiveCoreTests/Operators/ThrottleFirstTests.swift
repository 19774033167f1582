import ReactiveCore
import XCTest

final class ThrottleFirstTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>("letters")

  private func send(_ values: String...) {
    values.forEach(letters.sendNext)
  }

  private func wait(_ seconds: Int) { scheduler.advance(by: .seconds(seconds)) }

  func test_first_sends_a_value_at_once_and_drops_the_others_of_its_interval() {
    log.record(letters.signal.throttleFirst(.seconds(4), on: scheduler), at: scheduler)
    send("A", "B")
    wait(3)
    send("C")
    wait(1)
    send("D", "E")
    wait(9)
    send("F", "G")
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["0 A", "4 D", "13 F", "13 completed"])
  }

  func test_first_drops_all_others_of_an_interval_that_goes_beyond_the_end_of_time() {
    wait(1)
    log.record(letters.signal.throttleFirst(Duration(attoseconds: .max), on: scheduler))
    send("A")
    wait(1)
    send("B")
    XCTAssertEqual(log.lines, ["A"])
  }
}
