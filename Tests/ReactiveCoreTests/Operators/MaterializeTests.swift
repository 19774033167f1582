import ReactiveCore
import XCTest

final class MaterializeTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_MATERIALIZE_2_every_event_becomes_a_value_and_it_never_fails() {
    XCTAssertEqual(failing.materialize().syncLines, ["next(1)", "error(lost)", "completed"])
    let completing = Signal.values(1).materialize()
    XCTAssertEqual(completing.syncLines, ["next(1)", "completed", "completed"])
  }
}
