import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task3ReadingsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_completes_when_there_are_no_more_readings() {
    let thermometer = Thermometer(degrees: [4, 7])
    XCTAssertEqual(
      clock.timeline(of: readings(of: thermometer, on: clock), until: .seconds(10)), "-47|",
      "The readings should come at 1 s and at 2 s, and the completion at 3 s.")
  }

  func test_fails_when_the_thermometer_breaks_down() {
    let thermometer = Thermometer(degrees: [4], breaksDown: true)
    XCTAssertEqual(
      clock.timeline(of: readings(of: thermometer, on: clock), until: .seconds(10)),
      Timeline("-4#", error: ThermometerError.brokenDown),
      "The reading should come at 1 s, and the error brokenDown at 2 s.")
    XCTAssertEqual(
      thermometer.openConnections, 0, "After the error no connection should be open.")
  }

  func test_each_subscriber_gets_all_readings() {
    let thermometer = Thermometer(degrees: [4, 7])
    let signal: Signal<Int> = readings(of: thermometer, on: clock)
    XCTAssertEqual(
      thermometer.openConnections, 0,
      "Before anybody subscribes, no connection should be open.")
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      first.timeline, "-47|", "The first subscriber should hear all readings, not a part of them.")
    XCTAssertEqual(
      second.timeline, "-^47|", "A subscriber who comes at 1 s should hear all readings too.")
  }

  func test_a_subscriber_who_leaves_closes_the_connection_and_stops_the_clock() {
    let thermometer = Thermometer(degrees: [4, 7, 9])
    let recorded = clock.record(
      readings(of: thermometer, on: clock), until: .milliseconds(1500))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      recorded.timeline, Timeline("--4!", frame: .milliseconds(500)),
      "A subscriber who leaves at 1.5 s should have heard the first reading.")
    XCTAssertEqual(
      thermometer.openConnections, 0,
      "When the subscriber has left, no connection should be open.")
    XCTAssertEqual(
      thermometer.reads, 1, "When the subscriber has left, the thermometer should not be read.")
    XCTAssertTrue(
      clock.isIdle, "When the subscriber has left, the clock should have no more work waiting.")
  }

  func test_an_end_closes_the_connection_and_stops_the_clock() {
    let thermometer = Thermometer(degrees: [4])
    readings(of: thermometer, on: clock).subscribe()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      thermometer.openConnections, 0, "After the completion no connection should be open.")
    XCTAssertEqual(
      thermometer.reads, 2,
      "One reading and the end should take two looks at the thermometer, and no more after that.")
    XCTAssertTrue(
      clock.isIdle, "After the completion the clock should have no more work waiting.")
  }
}
