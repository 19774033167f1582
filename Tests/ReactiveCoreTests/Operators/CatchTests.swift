import ReactiveCore
import XCTest

final class CatchTests: XCTestCase {
  let log = Log()

  func test_SIG_CATCH_1_SIG_CATCH_2_SIG_CATCH_3_what_the_handler_returns_goes_on_in_its_place() {
    for (end, line) in [("b|", "completed"), ("b#", "error lost")] {
      XCTAssertEqual(
        joinedLines("a1 a# b2 \(end)") { a, b in a.catch { b.startWith("handler \($0)") } },
        ["subscribe a", "1", "dispose a", "handler lost", "subscribe b", "2", "dispose b", line])
    }
  }

  func test_SIG_CATCH_1_without_an_error_the_handler_is_not_called() {
    let signal = Signal.values(1, 2).catch { _ in
      XCTFail("There was no error.")
      return .empty()
    }
    XCTAssertEqual(signal.syncLines, ["1", "2", "completed"])
  }

  func test_SIG_CATCH_4_SIG_CATCH_5_the_source_goes_before_the_handler_is_called() {
    let source = Source<Int>("source", log: log)
    let replacement = Source<Int>("replacement", log: log)
    let disposable = source.signal.catch { _ in
      self.log.add("handler")
      return replacement.signal
    }.subscribe()
    source.sendError(Failure("lost"))
    XCTAssertEqual(
      log.takeLines(),
      ["subscribe source", "dispose source", "handler", "subscribe replacement"])
    disposable.dispose()
    XCTAssertEqual(log.lines, ["dispose replacement"])
  }

  func test_SIG_CATCH_7_ORD_STACK_2_a_catch_that_returns_itself_goes_deeper_each_time() {
    var depths: [Int] = []
    func tryAgain() -> Signal<Int> {
      Signal<Int> { subscriber in
        depths.append(Thread.callStackReturnAddresses.count)
        subscriber.sendError(Failure("lost"))
        return nil
      }
      .catch { _ in depths.count < 4 ? tryAgain() : .empty() }
    }
    tryAgain().subscribe()
    XCTAssertEqual(depths.count, 4)
    XCTAssertGreaterThan(depths[1], depths[0])
    XCTAssertEqual(depths[3] - depths[2], depths[2] - depths[1])
  }
}
