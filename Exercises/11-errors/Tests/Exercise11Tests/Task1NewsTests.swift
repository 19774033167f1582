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
      cache.lifetimes, [], "The server completes in time, so nothing should subscribe to the cache."
    )
  }

  func test_the_cache_follows_a_server_that_fails() {
    let cache = clock.probe(clock.cold("-y-z|"))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-a-#"), cache.signal)), "-a--y-z|",
      "After the server fails at 3 s, the cache's “y” and “z” should be sent.")
    XCTAssertEqual(
      cache.lifetimes, ["---^---!"],
      "The result should subscribe to the cache when the server fails.")
  }

  func test_a_slow_server_is_disposed_at_its_limit() {
    let server = clock.probe(clock.cold("-a-b--c-d|"))
    XCTAssertEqual(
      clock.timeline(of: news(server.signal, clock.cold("y|"))), "-a-b-y|",
      "The server has not completed within 5 s, so the cache's “y” should be sent.")
    XCTAssertEqual(
      server.lifetimes, ["^----!"], "The subscription to the server should end at 5 s.")
  }

  func test_the_limit_counts_from_the_subscription() {
    let recorded = clock.record(news(clock.cold("---a|"), clock.cold("y|")), at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "---^--a|",
      "The limit is 5 s from the subscription at 3 s, so the server should have until 8 s.")
  }

  func test_the_cache_has_no_limit() {
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-#"), clock.cold("-y-----z-|"))), "--y-----z-|",
      "The limit applies only to the server, so the cache should not be cut off.")
  }

  func test_fails_when_the_cache_fails() {
    let cache = clock.cold(Timeline<String>("-#", error: RequestError.offline))
    XCTAssertEqual(
      clock.timeline(of: news(clock.cold("-#"), cache), until: .seconds(20)),
      Timeline("--#", error: RequestError.offline),
      "The cache fails at 2 s, so its error should be sent.")
  }

  func test_after_disposal_nothing_subscribes_to_the_cache() {
    let cache = clock.probe(clock.cold("y|"))
    clock.record(news(clock.cold("-a------|"), cache.signal), until: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      cache.lifetimes, [], "After disposal at 2 s, nothing should subscribe to the cache.")
  }

  private func news(_ server: Signal<String>, _ cache: Signal<String>) -> Signal<String> {
    Exercise11.news(server: server, cache: cache, limit: .seconds(5), on: clock)
  }
}
