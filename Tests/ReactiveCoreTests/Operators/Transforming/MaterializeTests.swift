import ReactiveCore
import XCTest

final class MaterializeTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  // SIG-MATERIALIZE-2
  func test_materialize_sends_every_event_as_a_value_and_then_completes() {
    XCTAssertEqual(failing.materialize().syncLines, ["next(1)", "error(lost)", "completed"])
    let completing = Signal.values(1).materialize()
    XCTAssertEqual(completing.syncLines, ["next(1)", "completed", "completed"])
  }

  // SIG-MATERIALIZE-3, SIG-MATERIALIZE-4
  func test_dematerialize_ends_with_a_terminating_event_or_with_its_source() {
    let ends: [(events: [Event<Int>], disposals: Int, line: String)] = [
      ([.completed, .next(2)], 1, "completed"),
      ([.error(Failure("lost")), .next(2)], 1, "error lost"),
      ([], 0, "completed"),
    ]
    for (events, disposals, line) in ends {
      let (source, log) = (Source<Event<Int>>(), Log())
      log.record(source.signal.dematerialize())
      ([.next(1)] + events).forEach(source.sendNext)
      XCTAssertEqual(source.disposals, disposals, line)
      source.sendCompleted()
      XCTAssertEqual(log.lines, ["1", line])
    }
  }
}
