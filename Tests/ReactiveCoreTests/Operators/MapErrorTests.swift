import ReactiveCore
import XCTest

final class MapErrorTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)

  func test_an_error_becomes_another_after_the_source_was_disposed() {
    log.record(source.signal.mapError { Failure("was \($0)") })
    source.sendNext(1)
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["subscribe source", "1", "dispose source", "error was lost"])
  }
}
