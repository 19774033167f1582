import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task4TemperaturesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_of_the_five_signals_has_an_entry() {
    let app = app(
      clicks: clock.hot("-a---b--c-"), texts: clock.hot("--c-a----t"), find: clock.cold("--c|"),
      search: clock.cold("d--n|"), presence: clock.hot("--1-2-3-4-"))
    XCTAssertEqual(
      entries(of: app), ["clicks hot", "find cold", "presence hot", "search cold", "texts hot"],
      "According to their recordings, `find` and `search` should be cold, and the others hot.")
  }

  func test_the_names_do_not_decide() {
    let app = app(
      clicks: clock.cold("-a---b|"), texts: clock.cold("--c-a|"), find: clock.hot("-----c|"),
      search: clock.hot("d---n|"), presence: clock.cold("-1-2-3|"))
    XCTAssertEqual(
      entries(of: app), ["clicks cold", "find hot", "presence cold", "search hot", "texts cold"],
      "According to their recordings, `find` and `search` should be hot, and the others cold.")
  }

  func test_no_entry_if_the_recordings_do_not_decide() {
    let searched = ReplaySubject<String>()
    clock.cold("-d-n|").subscribe(searched)
    let app = app(
      clicks: clock.hot("----------"), texts: clock.hot("----c-a---"), find: clock.cold("-----c|"),
      search: searched)
    XCTAssertEqual(
      entries(of: app), ["find cold", "texts hot"],
      "`clicks` and `presence` send nothing, and `search` replays, so none should have an entry.")
  }

  func test_each_signal_is_subscribed_twice() {
    let find = clock.probe(clock.cold("--c|"))
    _ = temperatures(of: app(find: find.signal))
    XCTAssertEqual(
      find.lifetimes, ["^--!", "---^--!"], "`find` should be subscribed to at 0 s and at 3 s.")
  }

  private func app(
    clicks: Signal<String> = .never(), texts: Signal<String> = .never(), find: Signal<String>,
    search: Signal<String> = .never(), presence: Signal<String> = .never()
  ) -> App {
    App(
      clock: clock, clicks: clicks, texts: texts, find: find, search: search, presence: presence)
  }

  /// Returns the entries of the result, such as `find cold`, sorted by name.
  private func entries(of app: App) -> [String] {
    temperatures(of: app).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}
