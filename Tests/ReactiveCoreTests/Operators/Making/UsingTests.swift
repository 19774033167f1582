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

  func test_a_resource_is_created_for_each_subscription_and_released_with_it() {
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

  func test_a_resource_is_released_if_the_subscription_ends_inside_either_closure() {
    let stop = Subject<Void>()
    let leaveWhileOpening = Signal<String>.using(
      {
        self.log.add("open")
        stop.sendNext(())
      }, release: { self.log.add("close") }
    ) { _ in self.source.signal }
    log.record(leaveWhileOpening.take(until: stop))
    XCTAssertEqual(log.takeLines(), ["open", "completed", "close"])

    let leaveWhileReading = Signal<String>.using(
      { self.log.add("open") }, release: { self.log.add("close") }
    ) { _ in
      stop.sendNext(())
      return self.source.signal
    }
    log.record(leaveWhileReading.take(until: stop))
    XCTAssertEqual(log.lines, ["open", "completed", "close"])
  }
}
