import ReactiveCore
import XCTest

final class DematerializeTests: XCTestCase {
  func test_SIG_MATERIALIZE_3_dematerialize_turns_them_back_and_ignores_what_comes_later() {
    let ends: [(Event<Int>, String)] = [
      (.completed, "completed"), (.error(Failure("lost")), "error lost"),
    ]
    for (end, line) in ends {
      let source = Source<Event<Int>>()
      let log = Log()
      log.record(source.signal.dematerialize())
      [.next(1), end, .next(2)].forEach(source.sendNext)
      XCTAssertEqual(log.lines, ["1", line])
      XCTAssertEqual(source.disposals, 1)
    }
  }

  func test_SIG_MATERIALIZE_4_dematerialize_completes_with_its_source() {
    let events = Signal<Event<Int>>.values(.next(1))
    XCTAssertEqual(events.dematerialize().syncLines, ["1", "completed"])
  }
}
