import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task2AvatarTests: XCTestCase {
  private let clock = TestScheduler()

  func test_shows_the_small_avatar_and_then_the_large_one() {
    let cell = Cell()
    show("Ada", in: cell) { _ in clock.cold("--a-A|") }
    XCTAssertEqual(
      texts(of: cell, seconds: 6), ["", "", "a", "a", "A", "A"],
      "The row should be empty, and then show each avatar when it comes.")
  }

  func test_is_empty_until_the_next_avatar_is_there() {
    let cell = Cell()
    show("Ada", in: cell) { _ in clock.cold("-a|") }
    clock.advance(by: .seconds(3))
    cell.prepareForReuse()
    show("Grace", in: cell) { _ in clock.cold("--g|") }
    XCTAssertEqual(
      texts(of: cell, seconds: 4), ["", "", "g", "g"],
      "The row is Grace's now, so it should be empty, and not show Ada, until Grace is loaded.")
  }

  func test_an_avatar_that_comes_late_is_not_shown() {
    let cell = Cell()
    show("Ada", in: cell) { _ in clock.cold("----a|") }
    clock.advance(by: .seconds(2))
    cell.prepareForReuse()
    show("Grace", in: cell) { _ in clock.cold("-g|") }
    XCTAssertEqual(
      texts(of: cell, seconds: 5), ["", "g", "g", "g", "g"],
      "Ada's avatar comes two seconds after the row became Grace's: it should not be shown.")
  }

  func test_loading_is_called_off_when_the_cell_is_used_again() {
    let cell = Cell()
    let ada = clock.probe(clock.cold("----a|"))
    show("Ada", in: cell) { _ in ada.signal }
    clock.advance(by: .seconds(2))
    cell.prepareForReuse()
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      ada.lifetimes, ["^-!"],
      "The row is used again after 2 s, so Ada's avatar should not be loaded any further.")
  }

  func test_loading_is_called_off_when_the_cell_goes() {
    let ada = clock.probe(clock.cold("----a|"))
    var cell: Cell? = Cell()
    if let cell { show("Ada", in: cell) { _ in ada.signal } }
    clock.advance(by: .seconds(2))
    XCTAssertEqual(cell?.text, "", "Nothing has come yet, so the row should be empty.")
    cell = nil
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      ada.lifetimes, ["^-!"], "The row is released after 2 s, and loading should end right then.")
  }

  func test_loading_does_not_keep_the_cell() {
    var cell: Cell? = Cell()
    let watched = Weak(object: cell)
    if let cell { show("Ada", in: cell) { _ in clock.cold("----a|") } }
    XCTAssertEqual(cell?.text, "", "Nothing has come yet, so the row should be empty.")
    cell = nil
    XCTAssertNil(watched.object, "Nobody holds the row but the loading, which should not keep it.")
  }

  func test_shows_a_question_mark_when_loading_fails() {
    let cell = Cell()
    show("Ada", in: cell) { _ in clock.cold("-a-#") }
    XCTAssertEqual(
      texts(of: cell, seconds: 4), ["", "a", "a", "?"],
      "Loading fails at 3 s; the row should show the question mark then.")
  }

  func test_a_failure_that_comes_late_is_not_shown() {
    let cell = Cell()
    show("Ada", in: cell) { _ in clock.cold("---#") }
    clock.advance(by: .seconds(2))
    cell.prepareForReuse()
    show("Grace", in: cell) { _ in clock.cold("g|") }
    XCTAssertEqual(
      texts(of: cell, seconds: 3), ["g", "g", "g"],
      "Ada's loading fails when the row is Grace's already: Grace should stay.")
  }

  func test_stays_empty_when_there_is_no_avatar() {
    let cell = Cell()
    cell.text = "Grace"
    show("Ada", in: cell) { _ in clock.cold("--|") }
    XCTAssertEqual(
      texts(of: cell, seconds: 4), ["", "", "", ""],
      "Ada has no avatar, so the row should be empty from the call on.")
  }

  func test_an_avatar_that_is_there_already_is_shown() {
    let cell = Cell()
    cell.text = "Grace"
    show("Ada", in: cell) { _ in .return("a") }
    XCTAssertEqual(
      cell.text, "a", "load has the avatar at hand, so the row should show it after the call.")
  }

  func test_loads_once() {
    var names: [String] = []
    let ada = clock.probe(clock.cold("-a|"))
    let cell = Cell()
    show("Ada", in: cell) { name in
      names.append(name)
      return ada.signal
    }
    clock.advance(by: .seconds(3))
    XCTAssertEqual(names, ["Ada"], "load should be called once, with the name.")
    XCTAssertEqual(ada.lifetimes.count, 1, "The avatar should be loaded once.")
  }

  /// What the cell shows now, one second later, and so on.
  private func texts(of cell: Cell, seconds: Int) -> [String] {
    clock.advance(by: .zero)
    return (0..<seconds).map { _ in
      defer { clock.advance(by: .seconds(1)) }
      return cell.text
    }
  }
}
