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

  func test_STR_FLATTEN_1_an_optional_signal_that_is_nil_counts_as_empty() {
    let optional: Signal<Signal<Int>?> = .values(.return(1), nil, .return(2))
    XCTAssertEqual(optional.flattenMap { $0 }.syncLines, ["1", "2", "completed"])
  }
}
