import Contacts
import Marbles
import ReactiveCore
import XCTest

final class SearchModelTests: XCTestCase {
  private let clock = TestScheduler()

  private func shown(_ model: SearchModel, until end: Duration) -> [String] {
    var lines: [String] = []
    let subscription = model.rows.subscribeNext { rows in
      lines.append("\(self.clock.now): \(rows.joined(separator: " "))")
    }
    clock.advance(by: end - clock.now)
    subscription.dispose()
    return lines
  }

  func test_the_phones_rows_come_before_the_servers_rows() {
    let model = SearchModel(Database(on: clock), Server(on: clock), on: clock)
    model.field.type("ca")
    XCTAssertEqual(
      shown(model, until: .seconds(4)),
      ["0.6 seconds: Cai Cathy", "3.3 seconds: Cai Cathy Caleb Cato"])
  }

  func test_a_slow_request_for_an_old_text_is_canceled() {
    let server = Server(slow: ["ca": .seconds(5)], on: clock)
    let model = SearchModel(Database(on: clock), server, on: clock)
    model.field.type("ca")
    clock.schedule(after: .seconds(1)) { model.field.type("cat") }
    XCTAssertEqual(shown(model, until: .seconds(8)).last, "4.3 seconds: Cathy Cato")
    XCTAssertEqual(server.givenUp, ["find ca"])
  }

  func test_an_empty_field_has_no_rows_and_allows_the_same_text_again() {
    let server = Server(on: clock)
    let model = SearchModel(Database(on: clock), server, on: clock)
    model.field.type("ca")
    clock.schedule(after: .seconds(4)) { model.field.clear() }
    clock.schedule(after: .seconds(6)) { model.field.type("ca") }
    XCTAssertEqual(
      shown(model, until: .seconds(7)).suffix(2),
      ["4.3 seconds: ", "6.6 seconds: Cai Cathy"])
    XCTAssertEqual(server.requests, ["find ca", "find ca"])
  }

  func test_the_phones_rows_remain_when_the_server_is_offline() {
    let server = Server(on: clock)
    server.isOffline = true
    let model = SearchModel(Database(on: clock), server, on: clock)
    model.field.type("ca")
    clock.schedule(after: .seconds(5)) { model.field.type("cat") }
    XCTAssertEqual(
      shown(model, until: .seconds(9)), ["0.6 seconds: Cai Cathy", "5.6 seconds: Cathy"])
  }

  func test_several_views_share_one_request_and_a_late_view_gets_the_rows() {
    let server = Server(on: clock)
    let model = SearchModel(Database(on: clock), server, on: clock)
    var late: [[String]] = []
    model.rows.subscribe()
    model.rows.subscribe()
    model.field.type("ca")
    clock.schedule(after: .seconds(5)) { model.rows.subscribeNext { late.append($0) } }
    clock.advance(by: .seconds(9))
    XCTAssertEqual(server.requests, ["find ca"])
    XCTAssertEqual(late, [["Cai", "Cathy", "Caleb", "Cato"]])
  }

  func test_the_signal_of_texts_completes_with_the_field() {
    var (field, events): (SearchField?, [String]) = (SearchField(), [])
    field?.texts.subscribe(next: { events.append($0) }, completed: { events.append("end") })
    field?.type("c")
    field = nil
    XCTAssertEqual(events, ["", "c", "end"])
  }
}
