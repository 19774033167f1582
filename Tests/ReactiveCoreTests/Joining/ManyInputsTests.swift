import ReactiveCore
import XCTest

final class ManyInputsTests: XCTestCase {
  // SIG-COMBLATEST-9, STR-ZIP-2
  func test_joining_no_inputs_completes_at_once_and_joining_one_forwards_it() {
    let one = Signal.values(1, 2)
    XCTAssertEqual(Signal.combineLatest().map { "none" }.syncLines, ["completed"])
    XCTAssertEqual(Signal.zip().map { "none" }.syncLines, ["completed"])
    XCTAssertEqual(Signal<[Int]>.combineLatest([Signal<Int>]()).syncLines, ["completed"])
    XCTAssertEqual(Signal<[Int]>.zip(EmptyCollection<Signal<Int>>()).syncLines, ["completed"])
    XCTAssertEqual(Signal.combineLatest(one).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(Signal.zip(one).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(Signal.combineLatest([one]).syncLines, ["[1]", "[2]", "completed"])
    XCTAssertEqual(Signal.zip([one]).syncLines, ["[1]", "[2]", "completed"])
  }

  // STR-ZIP-1, STR-ZIP-3, STR-ZIP-4
  func test_inputs_of_four_types_keep_their_positions() {
    let four = (Signal.values(1, 2, 3), Signal.values("a", "b"), Signal.values(true, false))
    let rows = [#"(1, "a", true, 0.5)"#, #"(2, "b", false, 1.5)"#, "completed"]
    XCTAssertEqual(Signal.zip(four.0, four.1, four.2, .values(0.5, 1.5)).syncLines, rows)
    XCTAssertEqual(
      Signal.combineLatest(four.0, four.1, four.2, .return(0.5)).syncLines,
      [#"(3, "b", false, 0.5)"#, "completed"])
  }
}
