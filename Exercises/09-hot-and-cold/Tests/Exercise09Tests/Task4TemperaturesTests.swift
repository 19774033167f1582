import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task4TemperaturesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_find_is_cold() {
    let app = App(
      clock: clock, clicks: .never(), texts: .never(), find: clock.cold("--c|"),
      search: .never(), presence: .never())
    XCTAssertEqual(
      temperatures(of: app)["find"], .cold,
      "find sends c two seconds after each subscription, so it should be cold.")
  }

  func test_five_signals() {
    let app = App(
      clock: clock, clicks: clock.hot("-a---b--c-"), texts: clock.hot("--c-a----t"),
      find: clock.cold("--c|"), search: clock.cold("d--n|"), presence: clock.hot("--1-2-3-4-"))
    XCTAssertEqual(
      told(of: app), ["clicks hot", "find cold", "presence hot", "search cold", "texts hot"],
      "What a person does and the presence should be hot, and the two requests cold.")
  }

  func test_a_name_proves_nothing() {
    let app = App(
      clock: clock, clicks: clock.cold("-a---b|"), texts: clock.cold("--c-a|"),
      find: clock.hot("-----c|"), search: clock.hot("d---n|"), presence: clock.cold("-1-2-3|"))
    XCTAssertEqual(
      told(of: app), ["clicks cold", "find hot", "presence cold", "search hot", "texts cold"],
      "In this app the recordings say the opposite of the names, and the recordings are right.")
  }

  func test_what_does_not_tell_has_no_entry() {
    let searched = ReplaySubject<String>()
    clock.cold("-d-n|").subscribe(searched)
    let app = App(
      clock: clock, clicks: clock.hot("----------"), texts: clock.hot("----c-a---"),
      find: clock.cold("-----c|"), search: searched, presence: .never())
    XCTAssertEqual(
      told(of: app), ["find cold", "texts hot"],
      "Clicks and presence are silent, and search plays a recording: they should have no entry.")
  }

  func test_each_is_subscribed_twice() {
    let find = clock.probe(clock.cold("--c|"))
    let app = App(
      clock: clock, clicks: .never(), texts: .never(), find: find.signal, search: .never(),
      presence: .never())
    _ = temperatures(of: app)
    XCTAssertEqual(
      find.lifetimes, ["^--!", "---^--!"],
      "find should be subscribed at 0 s and at 3 s, and at no other time.")
  }

  /// The result in the order of its names.
  private func told(of app: App) -> [String] {
    temperatures(of: app).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}
