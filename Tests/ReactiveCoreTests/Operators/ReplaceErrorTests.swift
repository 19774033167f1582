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
}
