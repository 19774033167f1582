import ReactiveCore
import XCTest

final class AllTests: XCTestCase {
  let log = Log()

  func test_SIG_ANY_2_SIG_ANY_4_all_is_decided_at_the_first_that_fails_or_at_the_end() {
    let source = Source<Int>()
    log.record(source.signal.all { $0 < 2 })
    [1, 2, 1, 2].forEach(source.sendNext)
    XCTAssertEqual(log.lines, ["false", "completed"])
    XCTAssertEqual(source.disposals, 1)
    XCTAssertEqual(Signal.values(1, 2).all { $0 < 3 }.syncLines, ["true", "completed"])
    XCTAssertEqual(Signal<Int>.empty().all { $0 < 3 }.syncLines, ["true", "completed"])
  }
}
