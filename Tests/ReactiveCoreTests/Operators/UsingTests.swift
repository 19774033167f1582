import ReactiveCore
import XCTest

final class UsingTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<String>("source", log: log)
  private let made = Counter()

  private var files: Signal<String> {
    .using(
      { () -> Int in
        self.log.add("open")
        return self.made.increment()
      },
      release: { self.log.add("close \($0)") }
    ) { file in
      self.source.signal.map { "\(file) \($0)" }
    }
  }

  func test_a_resource_is_made_for_each_subscription_and_released_with_it() {
    let files = files
    XCTAssertEqual(log.lines, [])
    let first = log.record(files)
    let second = log.record(files)
    source.sendNext("A")
    first.dispose()
    second.dispose()
    XCTAssertEqual(
      log.lines,
      [
        "open", "subscribe source", "open", "subscribe source", "1 A", "2 A",
        "dispose source", "close 1", "dispose source", "close 2",
      ])
  }

  func test_it_is_released_before_an_end_is_passed_on() {
    log.record(files)
    source.sendCompleted()
    XCTAssertEqual(log.lines.suffix(3), ["dispose source", "close 1", "completed"])
    log.record(files)
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines.suffix(3), ["dispose source", "close 2", "error lost"])
  }

  func test_it_is_released_where_the_signal_ends_inside_its_subscription() {
    let answers = Signal.using({ 42 }, release: { self.log.add("close \($0)") }) { .return($0) }
    log.record(answers)
    XCTAssertEqual(log.lines, ["42", "close 42", "completed"])
  }
}
