import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task1NewsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_a_server_that_works_needs_no_cache() {
    let cache = clock.probe(clock.cold("-y|"))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-a-b|"), cache.signal)), "-a-b|",
      "The headlines of the server should come as they are.")
    XCTAssertEqual(cache.lifetimes, [], "The cache should not be opened: the server did not fail.")
  }

  func test_the_cache_follows_what_the_server_sent_before_it_failed() {
    let cache = clock.probe(clock.cold("-y-z|"))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-a-#"), cache.signal)), "-a--y-z|",
      "The server fails at 3 s: a should stay, and y and z should follow from the cache.")
    XCTAssertEqual(
      cache.lifetimes, ["---^---!"], "The cache should be opened once, when the server has failed.")
  }

  func test_a_server_that_is_too_slow_is_given_up() {
    let server = clock.probe(clock.cold("-a-b--c-d|"))
    XCTAssertEqual(
      clock.timeline(of: news(server.signal, clock.cold("y|"))), "-a-b-y|",
      "At 5 s the server has not finished, though it has sent a and b: y should follow at once.")
    XCTAssertEqual(
      server.lifetimes, ["^----!"], "The server should be let go when its time is over, at 5 s.")
  }

  func test_the_limit_is_counted_from_the_subscription() {
    let recorded = clock.record(
      news(clock.cold("---a|"), clock.cold("y|")), at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "---^--a|",
      "A reader who comes at 3 s should get a at 6 s: the server has until 8 s.")
  }

  func test_the_cache_may_take_its_time() {
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-#"), clock.cold("-y-----z-|"))), "--y-----z-|",
      "The limit is for the server: the cache may go on longer than five seconds.")
  }

  func test_a_server_without_headlines_is_no_failure() {
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("--|"), clock.cold("y|"))), "--|",
      "The server completed without a headline: so should the result, without the cache.")
  }

  func test_fails_when_the_cache_fails_too() {
    let cache = clock.probe(clock.cold(Timeline("-#", error: RequestError.offline)))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-#"), cache.signal), until: .seconds(20)),
      Timeline("--#", error: RequestError.offline),
      "When the cache fails at 2 s nothing is left to show: its error should come through.")
    XCTAssertEqual(cache.lifetimes, ["-^!"], "The cache should be opened once.")
  }

  func test_a_reader_who_leaves_ends_what_is_under_way() {
    let server = clock.probe(clock.cold("-#"))
    let cache = clock.probe(clock.cold("-y-z-|"))
    let recorded = clock.record(news(server.signal, cache.signal), until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "--y!", "A reader who leaves at 3 s should have seen one headline.")
    XCTAssertEqual(cache.lifetimes, ["-^-!"], "The cache should be closed when the reader leaves.")
  }

  func test_a_reader_who_leaves_before_the_limit_opens_no_cache() {
    let cache = clock.probe(clock.cold("y|"))
    let recorded = clock.record(news(clock.cold("-a------|"), cache.signal), until: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "-a!", "A reader who leaves at 2 s should have seen a.")
    XCTAssertEqual(
      cache.lifetimes, [], "Nobody is there at 5 s, so the cache should not be opened.")
  }

  private func news(_ server: Signal<String>, _ cache: Signal<String>) -> Signal<String> {
    Exercise11.news(server: server, cache: cache, limit: .seconds(5), on: clock)
  }
}
