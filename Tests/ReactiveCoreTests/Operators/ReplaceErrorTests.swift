import ReactiveCore
import XCTest

final class ReplaceErrorTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)

  func test_a_value_takes_the_place_of_an_error_and_ends_it() {
    log.record(source.signal.replaceError(with: 0))
    source.sendNext(1)
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["subscribe source", "1", "dispose source", "0", "completed"])
  }

  func test_replace_error_lets_completion_and_disposal_through() {
    XCTAssertEqual(Signal.values(1, 2).replaceError(with: 0).syncLines, ["1", "2", "completed"])
    log.record(source.signal.replaceError(with: 0)).dispose()
    XCTAssertEqual(log.lines, ["subscribe source", "dispose source"])
  }
}
