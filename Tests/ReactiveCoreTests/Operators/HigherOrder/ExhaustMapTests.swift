import ReactiveCore
import XCTest

final class ExhaustMapTests: XCTestCase {
  func test_values_that_arrive_while_a_signal_runs_are_dropped() {
    let rows: [(script: String, lines: [String])] = [
      ("a1 a2 bx b| a3 bx", ["1x", "dispose b", "subscribe b", "3x"]),
      ("a1 a| b|", ["dispose a", "dispose b", "completed"]),
      ("a1 b| a|", ["dispose b", "dispose a", "completed"]),
      ("a1 b#", ["dispose b", "dispose a", "error lost"]),
      ("a1 a#", ["dispose a", "dispose b", "error lost"]), ("a1 !", ["dispose b", "dispose a"]),
    ]
    for (script, lines) in rows {
      XCTAssertEqual(
        joinedLines(script) { presses, saving in
          presses.exhaustMap { press in saving.map { press + $0 } }
        }, ["subscribe a", "subscribe b"] + lines, script)
    }
  }

  func test_a_value_sent_inside_a_value_is_dropped_while_the_signal_runs() {
    let (values, log) = (Subject<Int>(), Log())
    log.record(
      values.exhaustMap { Signal.return($0) }.doNext { value in
        if value == 1 { values.sendNext(2) }
      })
    values.sendNext(1)
    values.sendNext(3)
    XCTAssertEqual(log.lines, ["1", "3"])
  }
}
