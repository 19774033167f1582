import ReactiveCore
import XCTest

final class LoggingTests: XCTestCase {
  private let log = Log()
  private let letters = Subject<String>().setName("letters")

  // DBG-LOG-1
  func test_keeps_the_name_and_forwards_every_event() {
    let wrappers = [
      letters.logNext(log.add), letters.logError(log.add), letters.logCompleted(log.add),
      letters.logAll(log.add),
    ]
    for wrapper in wrappers {
      XCTAssertEqual(wrapper.name, "letters")
      let received = Log()
      received.record(wrapper)
      letters.sendNext("A")
      letters.sendCompleted()
      received.record(wrapper)
      letters.sendError(Failure("lost"))
      XCTAssertEqual(received.lines, ["A", "completed", "error lost"])
    }
  }

  // DBG-LOG-2
  func test_prints_only_the_requested_events() {
    letters.logNext { self.log.add("1 \($0)") }.subscribe()
    letters.logCompleted { self.log.add("2 \($0)") }.subscribe()
    letters.logError { self.log.add("3 \($0)") }.subscribe()
    letters.sendNext("A")
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["1 letters next: A", "2 letters completed"])
  }

  // DBG-LOG-2, DBG-LOG-3
  func test_prints_the_description_and_the_event_before_forwarding_it() {
    log.record(letters.logAll(log.add), as: "received")
    letters.sendNext("A")
    letters.sendCompleted()
    XCTAssertEqual(
      log.takeLines(), ["letters next: A", "received A", "letters completed", "received completed"])
    log.record(letters.logAll(log.add), as: "received")
    letters.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["letters error: lost", "received error lost"])
  }
}
