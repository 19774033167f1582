import ReactiveCore
import XCTest

final class StartEagerlyTests: XCTestCase {
  let log = Log()

  func test_SIG_START_2_eager_work_runs_at_once_and_never_again() {
    let signal = Signal<Int>.startEagerly(on: .immediate) { _ in self.log.add("work") }
    XCTAssertEqual(log.lines, ["work"])
    signal.subscribe()
    signal.subscribe()
    XCTAssertEqual(log.lines, ["work"])
  }

  func test_SIG_START_5_everything_is_replayed_to_those_who_come_later() {
    for end in ["completed", "error lost"] {
      let signal = Signal<Int>.startEagerly(on: .immediate) { subscriber in
        (1...100).forEach(subscriber.sendNext)
        if end == "completed" {
          subscriber.sendCompleted()
        } else {
          subscriber.sendError(Failure("lost"))
        }
      }
      let expected = (1...100).map(String.init) + [end]
      XCTAssertEqual(signal.syncLines, expected)
      XCTAssertEqual(signal.syncLines, expected)
    }
  }
}
