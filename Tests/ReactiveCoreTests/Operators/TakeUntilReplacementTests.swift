import ReactiveCore
import XCTest

final class TakeUntilReplacementTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)

  private func recordReplacement() -> Source<Int> {
    let replacement = Source<Int>("replacement", log: log)
    log.record(source.signal.take(untilReplacement: replacement.signal))
    XCTAssertEqual(log.takeLines(), ["subscribe replacement", "subscribe source"])
    return replacement
  }

  func test_SIG_TAKEUNTILREP_1_SIG_TAKEUNTILREP_5_from_its_first_event_only_it_is_heard() {
    let replacement = recordReplacement()
    source.sendNext(1)
    replacement.sendNext(10)
    source.sendNext(2)
    replacement.sendNext(20)
    XCTAssertEqual(log.lines, ["1", "dispose source", "10", "20"])
  }

  func test_SIG_TAKEUNTILREP_2_completion_of_the_source_waits_and_its_error_ends_both() {
    var replacement = recordReplacement()
    source.sendCompleted()
    replacement.sendNext(10)
    XCTAssertEqual(log.takeLines(), ["dispose source", "10"])
    replacement = recordReplacement()
    source.sendError(Failure("lost"))
    XCTAssertTrue(log.lines.contains("error lost"))
    XCTAssertEqual(replacement.disposals, 1)
  }

  func test_SIG_TAKEUNTILREP_3_SIG_TAKEUNTILREP_5_an_end_of_the_replacement_is_the_end() {
    recordReplacement().sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose replacement", "dispose source", "completed"])
    recordReplacement().sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["dispose replacement", "dispose source", "error lost"])
  }

  func test_SIG_TAKEUNTILREP_4_ORD_SUBSCRIBE_5_one_that_sends_at_once_keeps_the_source_out() {
    let rows: [(replacement: Signal<Int>, lines: [String])] = [
      (.values(10, 20), ["10", "20", "completed"]), (.empty(), ["completed"]),
      (.error(Failure("lost")), ["error lost"]),
    ]
    for (replacement, lines) in rows {
      XCTAssertEqual(source.signal.take(untilReplacement: replacement).syncLines, lines)
    }
    XCTAssertEqual(source.subscriptions, 0)
  }

  func test_SIG_TAKEUNTILREP_6_disposing_disposes_both() {
    let replacement = Source<Int>()
    source.signal.take(untilReplacement: replacement.signal).subscribe().dispose()
    XCTAssertEqual([source.disposals, replacement.disposals], [1, 1])
  }
}
