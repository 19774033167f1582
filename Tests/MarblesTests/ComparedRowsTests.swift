import Foundation
import ReactiveCore
import Synchronization
import XCTest

@testable @_spi(Checks) import Marbles

final class ComparedRowsTests: XCTestCase {
  private func compared(_ expected: Timeline<String>, _ got: Timeline<String>) -> ComparedRows {
    ComparedRows(expected: Row("", expected), got: Row("", got))
  }

  func test_both_rows_share_an_axis_and_each_difference_is_marked() {
    XCTAssertEqual(
      compared("-1-2-6--7--8|", "-1-2-(36)-475-8|").text(width: 70),
      """
                0s   5s      10s
      expected  -1-2-6-----7--8|
      got       -1-2-(36)-475-8|
                     ^    ^ ^
      """)
  }

  func test_a_difference_in_time_is_marked_even_after_a_wide_value() {
    XCTAssertEqual(
      compared("-'cat'-b|", "-'cat'b|").text(width: 70),
      """
                0s     4s
      expected  -cat--b|
      got       -cat-b|
                     ^^^
      """)
  }

  func test_each_value_is_spoken_separately_in_any_notation_and_script() {
    let got: Timeline<String> = "-475(ab)'-3''it\\'s''热'#"
    XCTAssertEqual(
      compared("|", got).ringed.spoken,
      "expected: completed at 0 s. got: 4 at 1 s; 7 at 2 s; 5 at 3 s; a, b at 4 s; -3 at 5 s; it's at 6 s; "
        + "热 at 7 s; error at 8 s.")
  }

  func test_a_wrong_value_names_the_source_value_it_came_from() throws {
    let taxis = ["a": "-1-2-3|", "b": "--6|"].mapValues { Timeline<String>($0) }
    let cases:
      [(Timeline<String>, String?, (TestScheduler, Signal<Signal<String>>) -> Signal<String>)] =
        [
          ("-1-2--6|", "“3” at 5 s came from “a”, which was sent at 0 s.", { $1.flatten() }),
          ("-1-2-3|", "“6” at 8 s came from a completion, which was sent at 6 s.", { $1.concat() }),
          (
            "|", "“(1)” at 1 s came from “1”, which was sent at 1 s.",
            { $1.flatten().map { "(\($0))" } }
          ),
          ("-1-2-36-|", nil, { $1.concat().take(while: { $0 < "6" }) }),
          ("|", nil, { clock, _ in clock.cold("-a|") }),
          ("|", nil, { clock, _ in clock.hot("-a|").delay(.seconds(2), on: clock) }),
        ]
    for (expected, cause, signal) in cases {
      let clock = TestScheduler()
      let seen = Mutex<Row?>(nil)
      Row.watchDescriptions { row, _ in seen.withLock { $0 = row } }
      defer { Row.watchDescriptions(nil) }
      let positions = clock.hot("a---b|").map { clock.cold(taxis[$0]!) }
      _ = "\(clock.timeline(of: signal(clock, positions)))"
      let row = try XCTUnwrap(seen.withLock { $0 })
      let sent = try JSONDecoder().decode(Row.self, from: JSONEncoder().encode(row))
      XCTAssertEqual(ComparedRows(expected: Row("", expected), got: sent).cause, cause)
    }
  }

  func test_a_described_row_is_reported_and_can_be_encoded_and_decoded() throws {
    let seen = Mutex<[(Row, String)]>([])
    Row.watchDescriptions { row, text in seen.withLock { $0.append((row, text)) } }
    defer { Row.watchDescriptions(nil) }
    let text = "\(Timeline<Int>("-475|"))"
    let (row, shown) = try XCTUnwrap(seen.withLock { $0.first { $0.1 == text } })
    XCTAssertEqual(shown, text)
    XCTAssertEqual(try JSONDecoder().decode(Row.self, from: JSONEncoder().encode(row)), row)
    XCTAssertEqual(ComparedRows(expected: row, got: Row("", Timeline<Int>("-475|"))).areAlike, true)
  }
}
