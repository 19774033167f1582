import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task1NewsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_a_server_that_completes_needs_no_cache() {
    let cache = clock.probe(clock.cold("-y|"))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-a-b|"), cache.signal)), "-a-b|",
      "The server completes in time, so only its headlines should be sent.")
    XCTAssertEqual(
      cache.lifetimes, [], "The server completes in time, so the cache should not be asked.")
  }

  func test_the_cache_follows_a_server_that_fails() {
    let cache = clock.probe(clock.cold("-y-z|"))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-a-#"), cache.signal)), "-a--y-z|",
      "The server fails at 3 s, so y and z should follow its a.")
    XCTAssertEqual(
      cache.lifetimes, ["---^---!"], "The cache should be asked when the server fails.")
  }

  func test_a_slow_server_is_disposed_at_its_limit() {
    let server = clock.probe(clock.cold("-a-b--c-d|"))
    XCTAssertEqual(
      clock.timeline(of: news(server.signal, clock.cold("y|"))), "-a-b-y|",
      "The server has not completed by its limit, 5 s, so y should follow.")
    XCTAssertEqual(server.lifetimes, ["^----!"], "The server should be disposed at its limit, 5 s.")
  }

  func test_the_limit_counts_from_the_subscription() {
    let recorded = clock.record(news(clock.cold("---a|"), clock.cold("y|")), at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "---^--a|",
      "The subscription is at 3 s, so the server should have until 8 s.")
  }

  func test_the_cache_has_no_limit() {
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-#"), clock.cold("-y-----z-|"))), "--y-----z-|",
      "The limit of 5 s applies to the server, so the cache may send for longer.")
  }

  func test_fails_when_the_cache_fails() {
    let cache = clock.cold(Timeline<String>("-#", error: RequestError.offline))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-#"), cache), until: .seconds(20)),
      Timeline("--#", error: RequestError.offline),
      "The cache fails at 2 s, so its error should be sent.")
  }

  func test_after_a_dispose_the_cache_is_not_subscribed() {
    let cache = clock.probe(clock.cold("y|"))
    clock.record(news(clock.cold("-a------|"), cache.signal), until: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      cache.lifetimes, [], "After disposal at 2 s, the cache should not be asked at 5 s.")
  }

  private func news(_ server: Signal<String>, _ cache: Signal<String>) -> Signal<String> {
    Exercise11.news(server: server, cache: cache, limit: .seconds(5), on: clock)
  }
}
