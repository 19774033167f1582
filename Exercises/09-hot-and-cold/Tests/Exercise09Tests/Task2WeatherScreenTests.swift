import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task2WeatherScreenTests: XCTestCase {
  private let clock = TestScheduler()

  func test_one_request_serves_all_three_views() {
    let (screen, requests) = screen("--f|")
    let title = clock.record(screen.title)
    let icon = clock.record(screen.icon)
    let temperature = clock.record(screen.temperature)
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(title.timeline, "--'Oslo'|", "`title` should send “Oslo” and complete.")
    XCTAssertEqual(icon.timeline, "--'rain'|", "`icon` should send “rain” and complete.")
    XCTAssertEqual(
      temperature.timeline, "--'12 °C'|", "`temperature` should send “12 °C” and complete.")
    XCTAssertEqual(requests.lifetimes, ["^--!"], "Three views should share one request.")
  }

  func test_nothing_is_requested_before_load() {
    let (screen, requests) = screen("--f|")
    let title = clock.record(screen.title)
    clock.advance(by: .seconds(4))
    XCTAssertEqual(requests.lifetimes, [], "Before `load()`, nothing should be requested.")
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      title.timeline, "------'Oslo'|",
      "`load()` at 4 s should make the request, so `title` should send “Oslo” at 6 s.")
  }

  func test_only_the_first_load_makes_a_request() {
    let (screen, requests) = screen("--f|")
    for _ in 1...3 {
      screen.load()
      clock.advance(by: .seconds(5))
    }
    XCTAssertEqual(requests.lifetimes, ["^--!"], "Only the first `load()` should make a request.")
  }

  func test_load_after_disposal_makes_no_request() {
    let (screen, requests) = screen("--f|")
    screen.load().dispose()
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      requests.lifetimes.count, 1,
      "After the first request has been disposed, `load()` should not make a second one.")
  }

  func test_a_late_view_gets_the_answer_immediately() {
    let (screen, requests) = screen("--f|")
    screen.load()
    let icon = clock.record(screen.icon, at: .seconds(5))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      icon.timeline, "-----(^'rain'|)",
      "A subscriber to `icon` at 5 s should immediately get “rain” and the completion.")
    XCTAssertEqual(requests.lifetimes, ["^--!"], "A late view should not cause another request.")
  }

  func test_an_empty_answer_completes_all_views() {
    let (screen, _) = screen("--|")
    let title = clock.record(screen.title)
    let icon = clock.record(screen.icon)
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      title.timeline, "--|", "`title` should complete when the request does, at 2 s.")
    XCTAssertEqual(icon.timeline, "--|", "`icon` should complete when the request does, at 2 s.")
  }

  func test_an_error_reaches_all_views() {
    let (screen, _) = screen("--#")
    let title = clock.record(screen.title)
    let icon = clock.record(screen.icon, at: .seconds(4))
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(title.timeline, "--#", "`title` should fail when the request does, at 2 s.")
    XCTAssertEqual(
      icon.timeline, "----(^#)", "A subscriber to `icon` at 4 s should immediately get the error.")
  }

  func test_disposing_ends_the_request_and_not_the_views() {
    let (screen, requests) = screen("--f|")
    let title = clock.record(screen.title)
    screen.load()
    clock.advance(by: .seconds(1))
    screen.load().dispose()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      requests.lifetimes, ["^!"],
      "Disposing the result of the second `load()` should end the request, at 1 s.")
    XCTAssertEqual(title.timeline, "-----------", "Disposal should not complete `title`.")
  }

  private func screen(_ marbles: String) -> (WeatherScreen, requests: Probe<Forecast>) {
    let oslo = Forecast(place: "Oslo", sky: "rain", degrees: 12)
    let requests = clock.probe(clock.cold(Timeline(marbles, values: ["f": oslo])))
    return (WeatherScreen(forecast: requests.signal), requests)
  }
}
