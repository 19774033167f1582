import Console
import Synchronization
import XCTest

@testable import Notebook
@testable import Page

final class LiveClockTests: XCTestCase {
  /// What a clock writes and waits for, in order; a reader cuts the wait with that number short.
  private func log(
    isShown: Bool = true, cutting cut: Int? = nil, _ body: (LiveClock) -> Void
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
      size: { Terminal.Size(columns: 80, rows: 24) }, isInteractive: true, hasColour: true)
    body(LiveClock(terminal, isShown: isShown))
    return log.withLock { $0 }
  }

  private func face(_ seconds: Int) -> String { "␛7␛[2m  \(seconds) s␛[0m␛8" }

  func test_shows_each_second_beyond_the_cursor_and_clears_it() {
    let log = log { $0.wait(.milliseconds(2500)) }
    XCTAssertEqual(
      log,
      [face(0), "1.0 seconds", face(1), "1.0 seconds", face(2), "0.5 seconds", "␛[K"])
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
        face(0), "1.0 seconds", face(1), "0.5 seconds", "␛[K", face(1), "0.5 seconds", "␛[K",
        face(0), "0.01 seconds", "␛[K",
      ])
  }

  func test_a_reader_who_cuts_a_wait_short_waits_for_nothing_of_it() {
    let log = log(cutting: 1) { clock in
      clock.wait(.seconds(3))
      clock.wait(.seconds(1))
    }
    XCTAssertEqual(log, [face(0), "1.0 seconds", face(3), "1.0 seconds", "␛[K"])
  }

  func test_where_nothing_can_be_cleared_it_only_waits() {
    XCTAssertEqual(log(isShown: false) { $0.wait(.seconds(3)) }, ["3.0 seconds"])
  }
}
