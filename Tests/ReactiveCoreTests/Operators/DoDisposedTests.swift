import ReactiveCore
import XCTest

final class DoDisposedTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)

  private func record() -> Disposable {
    let subscription = log.record(source.signal.doDisposed { self.log.add("over") })
    XCTAssertEqual(log.takeLines(), ["subscribe source"])
    return subscription
  }

  func test_it_runs_on_disposal_after_the_source_was_disposed_and_once() {
    let subscription = record()
    source.sendNext(1)
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["1", "dispose source", "over"])
  }

  func test_it_runs_before_an_end_is_passed_on() {
    _ = record()
    source.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose source", "over", "completed"])
    _ = record()
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["dispose source", "over", "error lost"])
  }

  func test_it_runs_before_an_end_that_comes_inside_the_subscription() {
    log.record(Signal.values(1).doDisposed { self.log.add("over") })
    XCTAssertEqual(log.lines, ["1", "over", "completed"])
  }
}
