import ReactiveCore
import XCTest

final class CollectTests: XCTestCase {
  let log = Log()

  func test_SIG_COLLECT_1_one_array_comes_when_the_source_completes_with_every_nil() {
    let source = Source<Int?>()
    log.record(source.signal.collect().map { $0 == [1, nil, 2] })
    [1, nil, 2].forEach(source.sendNext)
    XCTAssertEqual(log.lines, [])
    source.sendCompleted()
    XCTAssertEqual(log.lines, ["true", "completed"])
  }

  func test_SIG_COLLECT_2_SIG_COLLECT_3_an_error_gives_no_array_and_no_value_an_empty_one() {
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.collect().syncLines, ["error lost"])
    XCTAssertEqual(Signal<Int>.empty().collect().syncLines, ["[]", "completed"])
  }
}
