import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task1EventBusTests: XCTestCase {
  private let clock = TestScheduler()
  private let bus = EventBus()

  func test_a_late_listener_gets_all_earlier_events_and_then_the_new_ones() {
    post("a", on: "user", at: 1)
    post("b", on: "user", at: 2)
    let heard = clock.record(.defer { self.bus.events(on: "user") }, at: .seconds(4))
    post("c", on: "user", at: 6)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "----(^ab)-c",
      "A listener who comes at 4 s should hear a and b at once, in this order, and c at 6 s.")
  }

  func test_events_posted_before_the_subscription_are_kept() {
    let events: Signal<String> = bus.events(on: "user")
    post("a", on: "user", at: 1)
    let heard = clock.record(events, at: .seconds(3))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "---(^a)",
      "The topic is asked for at 0 s, a is posted at 1 s, and who subscribes at 3 s should hear it."
    )
  }

  func test_all_earlier_events_are_kept() {
    let events = (1...50).map { "event \($0)" }
    for event in events { bus.post(event, on: "user") }
    let heard = clock.record(bus.events(on: "user"))
    clock.advance(by: .seconds(1))
    XCTAssertEqual(
      heard.values, events, "50 events were posted: a late listener should hear them all, in order."
    )
  }

  func test_topics_do_not_mix() {
    let user = clock.record(bus.events(on: "user"))
    let late = clock.record(.defer { self.bus.events(on: "theme") }, at: .seconds(3))
    post("a", on: "user", at: 1)
    post("d", on: "theme", at: 2)
    post("e", on: "theme", at: 4)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      user.timeline, "-a", "A listener of one topic should hear nothing of another topic.")
    XCTAssertEqual(
      late.timeline, "---(^d)e",
      "A late listener should hear what was posted on that topic, and nothing else.")
  }

  func test_close_completes_every_topic_also_for_later_listeners() {
    post("a", on: "user", at: 1)
    close(at: 2)
    post("b", on: "user", at: 3)
    post("c", on: "sound", at: 3)
    let user = clock.record(.defer { self.bus.events(on: "user") }, at: .seconds(4))
    let other = clock.record(.defer { self.bus.events(on: "theme") }, at: .seconds(4))
    let posted = clock.record(.defer { self.bus.events(on: "sound") }, at: .seconds(4))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      user.timeline, "----(^a|)",
      "Who comes after the end should hear a and the completion, and no b: the bus was closed.")
    XCTAssertEqual(
      other.timeline, "----(^|)",
      "After the end a topic that nobody had named before should complete at once, too.")
    XCTAssertEqual(
      posted.timeline, "----(^|)",
      "c was posted on a new topic when the bus was closed: there should be the end alone, no c.")
  }

  private func post(_ event: String, on topic: String, at second: Int) {
    clock.schedule(after: .seconds(second)) { [bus] in bus.post(event, on: topic) }
  }

  private func close(at second: Int) {
    clock.schedule(after: .seconds(second)) { [bus] in bus.close() }
  }
}
