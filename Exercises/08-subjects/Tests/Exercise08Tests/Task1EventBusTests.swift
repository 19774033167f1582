import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task1EventBusTests: XCTestCase {
  private let clock = TestScheduler()
  private let bus = EventBus()

  func test_a_late_subscriber_gets_the_earlier_events_and_then_the_new_ones() {
    post("a", on: "user", at: 1)
    post("b", on: "user", at: 2)
    post("c", on: "user", at: 6)
    XCTAssertEqual(
      heard(on: "user", from: 4), "----(^ab)-c",
      "A subscriber that arrives at 4 s should get “a” and “b” immediately, and “c” at 6 s.")
  }

  func test_a_subscriber_gets_the_events_posted_before_its_subscription() {
    let events: Signal<String> = bus.events(on: "user")
    post("a", on: "user", at: 1)
    let heard = clock.record(events, at: .seconds(3))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "---(^a)",
      "“a” is posted between `events(on:)` and the subscription, so the subscriber should get it.")
  }

  func test_a_late_subscriber_gets_all_earlier_events() {
    let events = (1...50).map { "event \($0)" }
    for event in events { bus.post(event, on: "user") }
    let heard = clock.record(bus.events(on: "user"))
    clock.advance(by: .seconds(1))
    XCTAssertEqual(heard.values, events, "A late subscriber should get all 50 events, in order.")
  }

  func test_a_subscriber_gets_no_events_of_other_topics() {
    let user = clock.record(bus.events(on: "user"))
    post("a", on: "user", at: 1)
    post("d", on: "theme", at: 2)
    post("e", on: "theme", at: 4)
    XCTAssertEqual(
      heard(on: "theme", from: 3), "---(^d)e",
      "A subscriber to “theme” should not get events that are posted to “user”.")
    XCTAssertEqual(
      user.timeline, "-a",
      "A subscriber to “user” should not get “d” and “e”, which were posted to “theme”.")
  }

  func test_close_completes_every_topic() {
    post("a", on: "user", at: 1)
    clock.schedule(after: .seconds(2)) { [bus] in bus.close() }
    post("b", on: "user", at: 3)
    post("c", on: "sound", at: 3)
    let theme = clock.record(.defer { self.bus.events(on: "theme") }, at: .seconds(4))
    let sound = clock.record(.defer { self.bus.events(on: "sound") }, at: .seconds(4))
    XCTAssertEqual(
      heard(on: "user", from: 4), "----(^a|)",
      "The bus is closed at 2 s, so a subscriber should get “a” and the completion, but not “b”.")
    XCTAssertEqual(
      theme.timeline, "----(^|)", "The bus is closed at 2 s, so a new topic should complete, too.")
    XCTAssertEqual(
      sound.timeline, "----(^|)",
      "The bus is closed at 2 s, so “c”, posted at 3 s, should be ignored.")
  }

  private func post(_ event: String, on topic: String, at second: Int) {
    clock.schedule(after: .seconds(second)) { [bus] in bus.post(event, on: topic) }
  }

  private func heard(on topic: String, from second: Int) -> Timeline<String> {
    let heard = clock.record(.defer { self.bus.events(on: topic) }, at: .seconds(second))
    clock.advance(by: .seconds(10))
    return heard.timeline
  }
}
