import ReactiveCore
import XCTest

final class FlattenTests: XCTestCase {
  let log = Log()

  func test_STR_FLATTEN_1_flatten_is_flattenMap_with_the_signal_itself() {
    let (letters, numbers) = (Subject<String>(), Subject<String>())
    log.record(Signal.values(letters as Signal<String>, numbers).flatten())
    letters.sendNext("A")
    numbers.sendNext("1")
    letters.sendNext("B")
    letters.sendCompleted()
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["A", "1", "B", "completed"])
  }
}
