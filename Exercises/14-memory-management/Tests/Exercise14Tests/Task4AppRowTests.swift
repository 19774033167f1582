import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task4AppRowTests: XCTestCase {
  private let clock = TestScheduler()
  private let button = Button()
  private lazy var server = Server(on: clock)
  private var calls: [String] = []

  func test_the_name_is_shown_at_once() {
    let row = Cell()
    use(row, for: "Ada")
    XCTAssertEqual(row.text, "Ada", "The name should be there right after the call.")
  }

  func test_the_avatar_comes_beside_the_name() {
    let row = Cell()
    use(row, for: "Ada")
    clock.advance(by: .seconds(3))
    XCTAssertEqual(row.text, "(A) Ada", "After 2 s the avatar should stand before the name.")
  }

  func test_a_tap_calls_the_person() {
    let row = Cell()
    use(row, for: "Ada")
    button.click()
    clock.advance(by: .seconds(3))
    button.click()
    XCTAssertEqual(
      calls, ["Ada", "Ada"], "Each tap should call Ada once, before the avatar is there and after.")
    withExtendedLifetime(row) {}
  }

  func test_a_tap_calls_once_after_three_uses() {
    let row = Cell()
    for name in ["Ada", "Cai", "Grace"] { use(row, for: name) }
    button.click()
    XCTAssertEqual(calls, ["Grace"], "The row is Grace's now: Ada and Cai should not be called.")
    withExtendedLifetime(row) {}
  }

  func test_the_same_person_in_two_uses_is_called_once() {
    let row = Cell()
    use(row, for: "Ada")
    use(row, for: "Ada")
    button.click()
    XCTAssertEqual(calls, ["Ada"], "Ada is shown for the second time, and should be called once.")
    withExtendedLifetime(row) {}
  }

  func test_loading_is_given_up_when_the_row_is_used_again() {
    let row = Cell()
    use(row, for: "Ada")
    clock.advance(by: .seconds(1))
    use(row, for: "Grace")
    clock.advance(by: .milliseconds(1500))
    XCTAssertEqual(row.text, "Grace", "The avatar of Ada, due at 2 s, should not be shown.")
    clock.advance(by: .milliseconds(1500))
    XCTAssertEqual(server.givenUp, ["avatar Ada"], "The row is used again after 1 s.")
    XCTAssertEqual(row.text, "(G) Grace", "The row should show Grace.")
  }

  func test_a_row_that_is_released_loads_nothing_and_calls_nobody() {
    var row: Cell? = Cell()
    if let row { use(row, for: "Ada") }
    clock.advance(by: .seconds(1))
    XCTAssertEqual(server.requests, ["avatar Ada"], "The avatar should be asked for.")
    row = nil
    button.click()
    XCTAssertEqual(server.givenUp, ["avatar Ada"], "The row is released after 1 s.")
    XCTAssertEqual(calls, [], "A row that was released should call nobody.")
  }

  func test_nothing_keeps_the_row() {
    var row: Cell? = Cell()
    let watched = Weak(object: row)
    if let row { use(row, for: "Ada") }
    XCTAssertEqual(row?.text, "Ada", "The name should be there right after the call.")
    row = nil
    XCTAssertNil(watched.object, "Neither the button nor the loading should keep the row.")
  }

  func test_without_the_server_the_name_stays() {
    let row = Cell()
    server.isOffline = true
    use(row, for: "Ada")
    clock.advance(by: .seconds(3))
    button.click()
    XCTAssertEqual(row.text, "Ada", "The server fails after 2 s, and the name should stay.")
    XCTAssertEqual(calls, ["Ada"], "A tap should call Ada, with or without an avatar.")
  }

  func test_an_empty_row_loads_nothing_and_calls_nobody() {
    let row = Cell()
    use(row, for: "Ada")
    use(row, for: "")
    button.click()
    XCTAssertEqual(row.text, "", "An empty row should show nothing.")
    XCTAssertEqual(server.requests, ["avatar Ada"], "Nothing should be asked for an empty row.")
    XCTAssertEqual(calls, [], "A tap on an empty row should call nobody.")
  }

  private func use(_ row: Cell, for name: String) {
    row.prepareForReuse()
    show(name, in: row, button: button, server: server) { [unowned self] in calls.append($0) }
  }
}
