import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task3ReadingsTests: XCTestCase {
  private let clock = TestScheduler()
  private let thermometer = Thermometer(degrees: [4, 7])
  private let broken = Thermometer(degrees: [4], breaksDown: true)

  func test_sends_a_reading_every_second_and_completes() {
    XCTAssertEqual(
      clock.timeline(of: readings(of: thermometer, on: clock), until: .seconds(10)), "-47|",
      "The signal should send a reading every second and complete when no readings are left.")
  }

  func test_fails_when_the_thermometer_breaks_down() {
    XCTAssertEqual(
      clock.timeline(of: readings(of: broken, on: clock), until: .seconds(10)),
      Timeline("-4#", error: ThermometerError.brokenDown),
      "The signal should fail when the thermometer breaks down, at 2 s.")
  }

  func test_each_subscriber_gets_all_readings() {
    let signal = readings(of: thermometer, on: clock)
    signal.subscribe()
    let second = clock.record(signal, at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      second.timeline, "-^47|",
      "A subscriber that arrives at 1 s should get all readings, over its own connection.")
  }

  func test_a_completion_closes_the_connection_and_stops_the_clock() {
    readings(of: thermometer, on: clock).subscribe()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(thermometer.openConnections, 0, "A completion should close the connection.")
    XCTAssertTrue(clock.isIdle, "A completion should stop the clock.")
  }

  func test_an_error_closes_the_connection_and_stops_the_clock() {
    readings(of: broken, on: clock).subscribe()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(broken.openConnections, 0, "An error should close the connection.")
    XCTAssertTrue(clock.isIdle, "An error should stop the clock.")
  }

  func test_disposing_closes_the_connection_and_stops_the_clock() {
    clock.record(readings(of: thermometer, on: clock), until: .milliseconds(1500))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(thermometer.openConnections, 0, "Disposing should close the connection.")
    XCTAssertTrue(clock.isIdle, "Disposing should stop the clock.")
  }
}
