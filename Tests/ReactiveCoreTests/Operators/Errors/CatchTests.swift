import ReactiveCore
import XCTest

final class CatchTests: XCTestCase {
  // SIG-CATCH-1, SIG-CATCH-2, SIG-CATCH-4, SIG-CATCH-5
  func test_the_handler_is_called_after_the_source_is_disposed() {
    for (end, lines) in [("b|", ["dispose b", "completed"]), ("!", ["dispose b"])] {
      var isOver = false
      let received = joinedLines("a1 a# b2 \(end)") { a, b in
        a.doDisposed { isOver = true }.catch { error in
          XCTAssertTrue(isOver)
          return b.startWith("handler \(error)")
        }
      }
      XCTAssertEqual(
        received, ["subscribe a", "1", "dispose a", "handler lost", "subscribe b", "2"] + lines)
    }
  }

  // SIG-CATCH-1, SIG-CATCH-3
  func test_the_handler_is_called_only_for_errors_of_the_source() {
    XCTAssertEqual(
      joinedLines("a# b#") { a, b in a.catch { _ in b } },
      ["subscribe a", "dispose a", "subscribe b", "dispose b", "error lost"])
    let signal = Signal.values(1, 2).catch { _ in
      XCTFail("The handler should not be called.")
      return .empty()
    }
    XCTAssertEqual(signal.syncLines, ["1", "2", "completed"])
  }

  // SIG-CATCH-7, ORD-STACK-2
  func test_a_handler_that_returns_the_same_signal_recurses() {
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

  // SIG-CATCH-7
  func test_an_error_is_replaced_by_a_signal_a_value_or_another_error() {
    let rows: [(name: String, lines: [String], apply: (Signal<String>) -> Signal<String>)] = [
      ("catchTo", ["2", "3", "completed"], { $0.catchTo(.values("2", "3")) }),
      ("replaceError", ["0", "completed"], { $0.replaceError(with: "0") }),
      ("mapError", ["error was lost"], { $0.mapError { Failure("was \($0)") } }),
    ]
    for row in rows {
      XCTAssertEqual(
        joinedLines("a1 a#") { source, _ in row.apply(source) },
        ["subscribe a", "1", "dispose a"] + row.lines, row.name)
    }
  }
}
