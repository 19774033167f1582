import ReactiveCore
import XCTest

final class DeferTests: XCTestCase {
  // SIG-DEFER-1
  func test_the_factory_runs_once_for_each_subscription() {
    let runs = Counter()
    let source = Source<Int>()
    let signal = Signal.defer {
      runs.increment()
      return source.signal
    }
    XCTAssertEqual(runs.value, 0)
    let log = Log()
    let disposable = log.record(signal)
    log.record(signal)
    XCTAssertEqual([runs.value, source.subscriptions], [2, 2])
    disposable.dispose()
    XCTAssertEqual(source.disposals, 1)
    source.sendNext(1)
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["1", "error lost"])
  }

  // SIG-DEFER-2
  func test_each_subscription_reads_the_current_state() {
    var temperature = 20
    let signal = Signal.defer { .return(temperature) }
    XCTAssertEqual(signal.syncLines, ["20", "completed"])
    temperature = 25
    XCTAssertEqual(signal.syncLines, ["25", "completed"])
  }
}
