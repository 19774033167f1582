import Console
import Synchronization
import XCTest

@testable import Notebook
@testable import Page

final class LiveClockTests: XCTestCase {
  /// What a clock writes and waits for, in order; a reader cuts the wait with that number short.
  private func log(
    isShown: Bool = true, cutting cut: Int? = nil, rows: Int = 24,
    drawing: @escaping @Sendable (Duration) -> String? = { _ in nil }, _ body: (LiveClock) -> Void
  ) -> [String] {
    let log = Mutex<[String]>([])
    let count = Mutex(0)
    let terminal = Terminal(
      write: { text in log.withLock { $0.append(text.replacing("\u{1B}", with: "␛")) } },
      writeError: { _ in }, readLine: { nil },
      wait: { time in
        log.withLock { $0.append("\(time)") }
        return count.withLock { count in
          count += 1
          return count != cut
        }
      },
      size: { Terminal.Size(columns: 80, rows: rows) }, isInteractive: true, hasColour: true)
    body(LiveClock(terminal, isShown: isShown, drawing: drawing))
    return log.withLock { $0 }
  }

  private func face(_ seconds: Int) -> String { "␛7␛[2m  \(seconds) s␛[0m␛8" }

  func test_shows_each_second_beyond_the_cursor_and_clears_it() {
    let log = log { $0.wait(.milliseconds(2500)) }
    XCTAssertEqual(
      log,
      [face(0), "1.0 seconds", face(1), "1.0 seconds", face(2), "0.5 seconds", "␛[J"])
  }

  func test_counts_on_from_wait_to_wait_and_anew_in_the_next_cell() {
    let log = log { clock in
      clock.wait(.milliseconds(1500))
      clock.wait(.milliseconds(500))
      clock.restart()
      clock.wait(.milliseconds(10))
    }
    XCTAssertEqual(
      log,
      [
        face(0), "1.0 seconds", face(1), "0.5 seconds", "␛[J", face(1), "0.5 seconds", "␛[J",
        face(0), "0.01 seconds", "␛[J",
      ])
  }

  func test_a_reader_who_cuts_a_wait_short_waits_for_nothing_of_it() {
    let log = log(cutting: 1) { clock in
      clock.wait(.seconds(3))
      clock.wait(.seconds(1))
    }
    XCTAssertEqual(log, [face(0), "1.0 seconds", face(3), "1.0 seconds", "␛[J"])
  }

  func test_where_nothing_can_be_cleared_it_only_waits() {
    XCTAssertEqual(log(isShown: false) { $0.wait(.seconds(3)) }, ["3.0 seconds"])
  }

  func test_a_diagram_grows_second_by_second_where_it_will_be_printed() {
    let drawing: @Sendable (Duration) -> String? = { "0s\na \($0)" }
    XCTAssertEqual(
      log(drawing: drawing) { $0.wait(.milliseconds(1500)) },
      [
        "␛[J0s\na 0.0 seconds␛[1A\r", "1.0 seconds", "␛[J0s\na 1.0 seconds␛[1A\r", "0.5 seconds",
        "␛[J",
      ])
    XCTAssertEqual(
      log(cutting: 1, drawing: drawing) { $0.wait(.seconds(1)) },
      ["␛[J0s\na 0.0 seconds␛[1A\r", "1.0 seconds", "␛[A␛[J"])
  }

  func test_where_the_window_does_not_hold_the_diagram_the_seconds_stand() {
    XCTAssertEqual(
      log(rows: 3, drawing: { _ in "1\n2\n3" }) { $0.wait(.seconds(1)) },
      [face(0), "1.0 seconds", "␛[J"])
  }
}
