import ReactiveCore
import XCTest

final class DoTests: XCTestCase {
  let log = Log()

  private func watched(_ signal: Signal<Int>) -> Signal<Int> {
    signal
      .doNext { self.log.add("do \($0)") }
      .doError { self.log.add("do error \($0)") }
      .doCompleted { self.log.add("do completed") }
  }

  // SIG-DO-1
  func test_an_effect_runs_before_its_event_in_each_subscription() {
    let signal = watched(.values(1, 2))
    for _ in 1...2 {
      log.record(signal)
      XCTAssertEqual(log.takeLines(), ["do 1", "1", "do 2", "2", "do completed", "completed"])
    }
    log.record(watched(.error(Failure("lost"))))
    XCTAssertEqual(log.lines, ["do error lost", "error lost"])
  }

  // SIG-DO-2
  func test_all_events_are_forwarded() {
    let source = Signal.values(1).concat(.error(Failure("lost")))
    log.record(source.doCompleted { self.log.add("never") })
    log.record(source.doNext { _ in }.doError { _ in })
    XCTAssertEqual(log.lines, ["1", "error lost", "1", "error lost"])
  }

  // SIG-DO-3
  func test_disposal_runs_no_effect() {
    let source = Source<Int>()
    watched(source.signal).subscribe().dispose()
    XCTAssertEqual(source.disposals, 1)
    XCTAssertEqual(log.lines, [])
  }
}
