import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task2WeatherScreenTests: XCTestCase {
  private let clock = TestScheduler()

  func test_three_views_show_the_answer_of_one_request() {
    let server = server("--f|")
    let screen = WeatherScreen(forecast: server.signal)
    let title = clock.record(screen.title)
    let icon = clock.record(screen.icon)
    let temperature = clock.record(screen.temperature)
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(title.timeline, "--'Oslo'|", "The title should show Oslo at 2 s.")
    XCTAssertEqual(icon.timeline, "--'rain'|", "The icon should show rain at 2 s.")
    XCTAssertEqual(temperature.timeline, "--'12 °C'|", "The temperature should show 12 °C at 2 s.")
    XCTAssertEqual(
      server.lifetimes, ["^--!"], "There should be one request for three views, until 3 s.")
  }

  func test_nothing_is_requested_before_load() {
    let server = server("--f|")
    let screen = WeatherScreen(forecast: server.signal)
    let title = clock.record(screen.title)
    clock.advance(by: .seconds(4))
    XCTAssertEqual(server.lifetimes, [], "Before load() there should be no request.")
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      title.timeline, "------'Oslo'|",
      "After load() at 4 s the title should show Oslo at 6 s.")
  }

  func test_load_makes_one_request_however_often_it_is_called() {
    let server = server("--f|")
    let screen = WeatherScreen(forecast: server.signal)
    let title = clock.record(screen.title)
    screen.load()
    clock.advance(by: .seconds(1))
    screen.load()
    clock.advance(by: .seconds(10))
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      server.lifetimes, ["^--!"], "Three calls of load() should make one request, the first one.")
    XCTAssertEqual(title.timeline, "--'Oslo'|", "The title should hear one answer, at 2 s.")
  }

  func test_a_late_view_hears_the_answer_at_once() {
    let server = server("--f|")
    let screen = WeatherScreen(forecast: server.signal)
    screen.load()
    let icon = clock.record(screen.icon, at: .seconds(5))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      icon.timeline, "-----(^'rain'|)",
      "An icon that comes at 5 s should hear rain and the completion at 5 s.")
    XCTAssertEqual(server.lifetimes, ["^--!"], "The late view should cause no second request.")
  }

  func test_an_empty_answer_completes_all_views() {
    let screen = WeatherScreen(forecast: server("--|").signal)
    let title = clock.record(screen.title)
    let icon = clock.record(screen.icon)
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(title.timeline, "--|", "Without an answer the title should complete at 2 s.")
    XCTAssertEqual(icon.timeline, "--|", "Without an answer the icon should complete at 2 s.")
  }

  func test_an_error_reaches_all_views_and_late_ones_too() {
    let screen = WeatherScreen(forecast: server("--#").signal)
    let title = clock.record(screen.title)
    let icon = clock.record(screen.icon, at: .seconds(4))
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(title.timeline, "--#", "The error should reach the title at 2 s.")
    XCTAssertEqual(
      icon.timeline, "----(^#)", "An icon that comes at 4 s should hear the error at once.")
  }

  func test_what_load_returns_ends_the_request() {
    let server = server("--f|")
    let screen = WeatherScreen(forecast: server.signal)
    let title = clock.record(screen.title)
    screen.load()
    clock.advance(by: .seconds(1))
    screen.load().dispose()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      server.lifetimes, ["^!"],
      "Disposing what load() returned, at 1 s, should end the only request.")
    screen.load()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      server.lifetimes, ["^!"], "load() makes one request: after a dispose it should make no other."
    )
    XCTAssertEqual(title.timeline, "----------", "The title should hear nothing, and no end.")
  }

  private func server(_ marbles: String) -> Probe<Forecast> {
    let oslo = Forecast(place: "Oslo", sky: "rain", degrees: 12)
    return clock.probe(clock.cold(Timeline(marbles, values: ["f": oslo])))
  }
}
