import ReactiveCore
import XCTest

final class CompactMapTests: XCTestCase {
  let log = Log()

  func test_it_sends_what_the_closure_returns_and_drops_nil() {
    let words = Signal.values("1", "x", "3")
    XCTAssertEqual(words.compactMap { Int($0) }.syncLines, ["1", "3", "completed"])
  }

  func test_it_is_flatten_map_to_return_or_nil() {
    let words = Signal.values("1", "x", "3").concat(.error(Failure("lost")))
    let derived = words.flattenMap { word in Int(word).map { .return($0) } }
    XCTAssertEqual(words.compactMap { Int($0) }.syncLines, derived.syncLines)
  }

  func test_an_optional_output_may_be_nil() {
    let outputs = Signal.values(1, 2).compactMap { $0 == 1 ? Int??.some(nil) : nil }
    XCTAssertEqual(outputs.syncLines, ["nil", "completed"])
  }

  func test_ends_pass_and_disposal_reaches_the_source() {
    let source = Source<Int>("source", log: log)
    log.record(source.signal.compactMap { $0 }).dispose()
    XCTAssertEqual(log.takeLines(), ["subscribe source", "dispose source"])
    log.record(source.signal.compactMap { $0 })
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["subscribe source", "dispose source", "error lost"])
  }
}
