import ReactiveCore
import XCTest

final class MaterializeTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_MATERIALIZE_1_ignoreValues_passes_the_end_alone() {
    XCTAssertEqual(Signal.values(1, 2).ignoreValues().syncLines, ["completed"])
    XCTAssertEqual(failing.ignoreValues().syncLines, ["error lost"])
  }

  func test_SIG_MATERIALIZE_2_every_event_becomes_a_value_and_it_never_fails() {
    XCTAssertEqual(failing.materialize().syncLines, ["next(1)", "error(lost)", "completed"])
    let completing = Signal.values(1).materialize()
    XCTAssertEqual(completing.syncLines, ["next(1)", "completed", "completed"])
  }

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
