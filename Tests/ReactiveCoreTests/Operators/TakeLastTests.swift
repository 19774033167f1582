import ReactiveCore
import XCTest

final class TakeLastTests: XCTestCase {
  let log = Log()

  func test_SIG_TAKELAST_1_the_last_values_come_when_the_source_completes() {
    let source = Source<Int>()
    log.record(source.signal.takeLast(2))
    (1...3).forEach(source.sendNext)
    XCTAssertEqual(log.lines, [])
    source.sendCompleted()
    XCTAssertEqual(log.lines, ["2", "3", "completed"])
    XCTAssertEqual(Signal.return(1).takeLast(2).syncLines, ["1", "completed"])
  }

  func test_SIG_TAKELAST_2_of_none_of_a_failure_and_of_nil() {
    XCTAssertEqual(Signal.values(1, 2).takeLast(0).syncLines, ["completed"])
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.takeLast(2).syncLines, ["error lost"])
    let optional = Signal<Int?>.values(1, nil, nil)
    XCTAssertEqual(optional.takeLast(2).syncLines, ["nil", "nil", "completed"])
  }
}
