import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task2AvatarTests: XCTestCase {
  private let clock = TestScheduler()

  func test_shows_the_small_avatar_and_then_the_large_one() {
    let row = ListRow()
    show("Ada", in: row) { _ in clock.cold("--a-A|") }
    XCTAssertEqual(
      texts(of: row, seconds: 6), ["", "", "a", "a", "A", "A"],
      "Each avatar should be shown when it arrives: first the small one, then the large one.")
  }

  func test_shows_an_avatar_that_arrives_during_the_call() {
    let row = ListRow()
    row.text = "Grace"
    show("Ada", in: row) { _ in .return("a") }
    XCTAssertEqual(row.text, "a", "An avatar that arrives before `show` returns should be shown.")
  }

  func test_the_row_is_empty_until_the_next_avatar_arrives() {
    let row = ListRow()
    show("Ada", in: row) { _ in clock.cold("-a|") }
    clock.advance(by: .seconds(3))
    row.prepareForReuse()
    show("Grace", in: row) { _ in clock.cold("--g|") }
    XCTAssertEqual(
      texts(of: row, seconds: 4), ["", "", "g", "g"],
      "A row that showed Ada should be empty until Grace's avatar arrives.")
  }

  func test_the_row_is_empty_right_after_the_call() {
    let row = ListRow()
    row.text = "Grace"
    show("Ada", in: row) { _ in clock.cold("--|") }
    XCTAssertEqual(
      texts(of: row, seconds: 4), ["", "", "", ""],
      "The row should be empty right after the call, even if no avatar arrives.")
  }

  func test_shows_a_question_mark_when_loading_fails() {
    let row = ListRow()
    show("Ada", in: row) { _ in clock.cold("-a-#") }
    XCTAssertEqual(
      texts(of: row, seconds: 4), ["", "a", "a", "?"],
      "When loading fails at 3 s, the row should show a question mark.")
  }

  func test_a_late_avatar_is_not_shown() {
    let row = ListRow()
    show("Ada", in: row) { _ in clock.cold("----a|") }
    clock.advance(by: .seconds(2))
    row.prepareForReuse()
    show("Grace", in: row) { _ in clock.cold("-g|") }
    XCTAssertEqual(
      texts(of: row, seconds: 5), ["", "g", "g", "g", "g"],
      "Ada's avatar should not be shown in a row that has been reused for Grace.")
  }

  func test_a_late_failure_is_not_shown() {
    let row = ListRow()
    show("Ada", in: row) { _ in clock.cold("---#") }
    clock.advance(by: .seconds(2))
    row.prepareForReuse()
    show("Grace", in: row) { _ in clock.cold("g|") }
    XCTAssertEqual(
      texts(of: row, seconds: 3), ["g", "g", "g"],
      "A failure for Ada should not be shown in a row that has been reused for Grace.")
  }

  func test_loading_is_canceled_when_the_row_is_reused() {
    let row = ListRow()
    let ada = clock.probe(clock.cold("----a|"))
    show("Ada", in: row) { _ in ada.signal }
    clock.advance(by: .seconds(2))
    row.prepareForReuse()
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      ada.lifetimes, ["^-!"], "Loading should be canceled when the row is reused at 2 s.")
  }

  func test_loading_is_canceled_when_the_row_is_released() {
    let ada = clock.probe(clock.cold("----a|"))
    var row: ListRow? = ListRow()
    if let row { show("Ada", in: row) { _ in ada.signal } }
    clock.advance(by: .seconds(2))
    XCTAssertEqual(row?.text, "", "The row should be empty until the avatar arrives.")
    row = nil
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      ada.lifetimes, ["^-!"], "Loading should be canceled when the row is released at 2 s.")
  }

  func test_loading_does_not_keep_the_row_alive() {
    var row: ListRow? = ListRow()
    let watched = Weak(object: row)
    if let row { show("Ada", in: row) { _ in clock.cold("----a|") } }
    XCTAssertEqual(row?.text, "", "The row should be empty until the avatar arrives.")
    row = nil
    XCTAssertNil(watched.object, "Loading should not keep the row alive.")
  }

  func test_each_call_loads_once() {
    var names: [String] = []
    let ada = clock.probe(clock.cold("-a|"))
    let row = ListRow()
    show("Ada", in: row) { name in
      names.append(name)
      return ada.signal
    }
    clock.advance(by: .seconds(3))
    XCTAssertEqual(names, ["Ada"], "`show` should call `load` once, with the name.")
    XCTAssertEqual(ada.lifetimes.count, 1, "`show` should load the avatar once.")
  }

  /// Returns the row's text once per second, starting now.
  private func texts(of row: ListRow, seconds: Int) -> [String] {
    clock.advance(by: .zero)
    return (0..<seconds).map { _ in
      defer { clock.advance(by: .seconds(1)) }
      return row.text
    }
  }
}
