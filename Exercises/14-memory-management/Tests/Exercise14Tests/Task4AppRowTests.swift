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

  func test_the_name_is_shown_immediately() {
    let row = ListRow()
    use(row, for: "Ada")
    XCTAssertEqual(row.text, "Ada", "The name should be shown right after the call.")
  }

  func test_the_avatar_is_shown_before_the_name() {
    let row = ListRow()
    use(row, for: "Ada")
    clock.advance(by: .seconds(3))
    XCTAssertEqual(
      row.text, "(A) Ada",
      "When the server answers, the avatar should be shown in front of the name.")
  }

  func test_the_name_stays_when_the_server_fails() {
    let row = ListRow()
    server.isOffline = true
    use(row, for: "Ada")
    clock.advance(by: .seconds(3))
    button.click()
    XCTAssertEqual(row.text, "Ada", "The row should still show the name if the server fails.")
    XCTAssertEqual(calls, ["Ada"], "A tap should call Ada, even if the server fails.")
  }

  func test_each_tap_calls_the_person_once() {
    let row = ListRow()
    use(row, for: "Ada")
    button.click()
    clock.advance(by: .seconds(3))
    button.click()
    XCTAssertEqual(
      calls, ["Ada", "Ada"], "Each tap should call Ada once, even while the avatar is loading.")
    withExtendedLifetime(row) {}
  }

  func test_after_three_uses_a_tap_calls_the_last_person_only() {
    let row = ListRow()
    for name in ["Ada", "Cai", "Grace"] { use(row, for: name) }
    button.click()
    XCTAssertEqual(
      calls, ["Grace"], "A tap should not call a person from an earlier use of the row.")
    withExtendedLifetime(row) {}
  }

  func test_a_person_in_two_uses_is_called_once() {
    let row = ListRow()
    use(row, for: "Ada")
    use(row, for: "Ada")
    button.click()
    XCTAssertEqual(
      calls, ["Ada"], "A tap should call Ada once, even if the row is reused for her.")
    withExtendedLifetime(row) {}
  }

  func test_loading_is_canceled_when_the_row_is_reused() {
    let row = ListRow()
    use(row, for: "Ada")
    clock.advance(by: .seconds(1))
    use(row, for: "Grace")
    clock.advance(by: .milliseconds(1500))
    XCTAssertEqual(
      row.text, "Grace", "Ada's avatar should not be shown in a row that has been reused for Grace."
    )
    clock.advance(by: .milliseconds(1500))
    XCTAssertEqual(
      server.givenUp, ["avatar Ada"], "Loading should be canceled when the row is reused.")
  }

  func test_a_released_row_loads_nothing_and_calls_nothing() {
    var row: ListRow? = ListRow()
    if let row { use(row, for: "Ada") }
    clock.advance(by: .seconds(1))
    XCTAssertEqual(server.requests, ["avatar Ada"], "The avatar should be loaded.")
    row = nil
    button.click()
    XCTAssertEqual(
      server.givenUp, ["avatar Ada"], "Loading should be canceled when the row is released.")
    XCTAssertEqual(calls, [], "After the row is released, a tap should have no effect.")
  }

  func test_the_row_is_not_kept_alive() {
    var row: ListRow? = ListRow()
    let watched = Weak(object: row)
    if let row { use(row, for: "Ada") }
    XCTAssertEqual(row?.text, "Ada", "The name should be shown right after the call.")
    row = nil
    XCTAssertNil(watched.object, "Neither the request nor the button should keep the row alive.")
  }

  func test_an_empty_row_loads_nothing_and_calls_nothing() {
    let row = ListRow()
    use(row, for: "Ada")
    use(row, for: "")
    button.click()
    XCTAssertEqual(row.text, "", "With an empty name, the row should be empty.")
    XCTAssertEqual(server.requests, ["avatar Ada"], "With an empty name, nothing should be loaded.")
    XCTAssertEqual(calls, [], "With an empty name, a tap should have no effect.")
  }

  private func use(_ row: ListRow, for name: String) {
    row.prepareForReuse()
    show(name, in: row, button: button, server: server) { [unowned self] in calls.append($0) }
  }
}
