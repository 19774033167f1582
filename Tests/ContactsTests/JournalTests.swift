import ReactiveCore
import XCTest

@testable import Contacts

final class JournalTests: XCTestCase {
  private let time = TestScheduler()
  private lazy var journal = Journal(time)
  private lazy var clock = JournalClock(time, journal)
  private lazy var server: Server = {
    let server = Server(on: clock)
    server.journal = journal
    return server
  }()
  private let typed = Subject<String>()

  func test_a_request_and_its_answer_are_caused_by_the_key_press() {
    show(typed.flattenMap(server.find))
    type("ca", "cat")
    XCTAssertEqual(causes(of: .began), ["find ca: ca", "find cat: cat"])
    XCTAssertEqual(causes(of: .shown), ["Caleb Cato: ca", "Cato: cat"])
  }

  func test_a_queued_request_is_caused_by_its_own_key_press() {
    show(typed.map(server.find).concat())
    type("ca", "cat")
    XCTAssertEqual(causes(of: .began), ["find ca: ca", "find cat: cat"])
  }

  func test_a_retried_request_is_caused_by_its_own_key_press() {
    server.isOffline = true
    show(typed.map { self.server.find($0).retry(1).catchTo(.return([])) }.switchToLatest())
    type("ca")
    XCTAssertEqual(causes(of: .began), ["find ca: ca", "find ca: ca"])
    XCTAssertEqual(journal.entries.count { $0.kind == .failed }, 2)
  }

  func test_a_replayed_value_is_caused_by_the_late_subscription() {
    let found = typed.flattenMap(server.find).share(replay: 1)
    show(found)
    type("ca")
    let late = journal.note(.typed, "open", "late", cause: 0)
    journal.during(late) { show(found) }
    XCTAssertEqual(causes(of: .shown), ["Caleb Cato: ca", "Caleb Cato: late"])
  }

  func test_a_throttled_value_is_caused_by_its_key_press() {
    show(typed.throttle(.milliseconds(300), on: clock).map { [$0] })
    type("ca", "cat")
    XCTAssertEqual(causes(of: .shown), ["ca: ca", "cat: cat"])
  }

  func test_a_value_of_an_interval_is_caused_by_the_event_that_started_it() {
    show(
      typed.flattenMap { _ in
        Signal.interval(.seconds(1), on: self.clock).take(2).map { _ in ["beat"] }
      })
    type("go")
    XCTAssertEqual(causes(of: .shown), ["beat: go", "beat: go"])
  }

  func test_a_disposed_request_is_canceled_once() {
    server.find("ca").subscribe().dispose()
    time.run()
    XCTAssertEqual(journal.entries.map(\.kind), [.began, .canceled])
  }

  func test_without_a_journal_a_signal_is_unchanged() {
    let signal = Signal.return(1)
    XCTAssertIdentical(signal.journaled(as: "find", in: nil), signal)
  }

  func test_the_journal_calls_afterwards_once_per_event() {
    var count = 0
    journal.afterEachEvent = { count += 1 }
    journal.during(1) { journal.during(2) {} }
    XCTAssertEqual(count, 1)
    XCTAssertEqual(journal.cause, 0)
  }

  private func show(_ rows: Signal<[String]>) {
    rows.subscribeNext { self.journal.note(.shown, "list", $0.joined(separator: " ")) }
  }

  private func type(_ texts: String...) {
    for text in texts {
      let number = journal.note(.typed, "search", text, cause: 0)
      journal.during(number) { typed.sendNext(text) }
      time.advance(by: .seconds(1))
    }
    time.advance(by: .seconds(60))
  }

  /// Returns each entry of the given kind, followed by the text of the key press that caused it.
  private func causes(of kind: JournalEntry.Kind) -> [String] {
    journal.entries.filter { $0.kind == kind }.map { entry in
      var root = entry
      while root.cause > 0 { root = journal.entries[root.cause - 1] }
      return "\(kind == .began ? entry.row : entry.text): \(root.text)"
    }
  }
}
