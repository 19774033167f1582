import ReactiveCore
import XCTest

final class LoggingTests: XCTestCase {
  private let log = Log()
  private let letters = Subject<String>().setName("letters")

  func test_DBG_LOG_1_keeps_the_name_and_passes_every_event_on() {
    let wrappers = [
      letters.logNext(log.add), letters.logError(log.add), letters.logCompleted(log.add),
      letters.logAll(log.add),
    ]
    XCTAssertEqual(wrappers.map(\.name), ["letters", "letters", "letters", "letters"])
    for (number, wrapper) in wrappers.enumerated() {
      let heard = Log()
      let source = number.isMultiple(of: 2) ? "completed" : "error lost"
      heard.record(wrapper)
      letters.sendNext("A")
      if source == "completed" {
        letters.sendCompleted()
      } else {
        letters.sendError(Failure("lost"))
      }
      XCTAssertEqual(heard.lines, ["A", source])
    }
  }

  func test_DBG_LOG_2_writes_the_description_and_the_event() {
    letters.logAll(log.add).subscribe()
    letters.sendNext("A")
    letters.sendCompleted()
    letters.logAll(log.add).subscribe()
    letters.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["letters next: A", "letters completed", "letters error: lost"])
  }

  func test_DBG_LOG_2_writes_only_the_events_that_were_asked_for() {
    letters.logNext { self.log.add("1 \($0)") }.subscribe()
    letters.logCompleted { self.log.add("2 \($0)") }.subscribe()
    letters.logError { self.log.add("3 \($0)") }.subscribe()
    letters.sendNext("A")
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["1 letters next: A", "2 letters completed"])
  }

  func test_DBG_LOG_3_writes_before_the_event_is_passed_on() {
    log.record(letters.logAll(log.add), as: "heard")
    letters.sendNext("A")
    letters.sendCompleted()
    XCTAssertEqual(
      log.lines,
      ["letters next: A", "heard A", "letters completed", "heard completed"])
  }
}
