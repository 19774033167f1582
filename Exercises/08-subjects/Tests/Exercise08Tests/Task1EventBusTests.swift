import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task1EventBusTests: XCTestCase {
  private let clock = TestScheduler()
  private let bus = EventBus()

  func test_who_listens_from_the_start_hears_each_event_when_it_is_posted() {
    let heard = clock.record(bus.events(on: "user"))
    post("a", on: "user", at: 1)
    post("b", on: "user", at: 3)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "-a-b", "A listener should hear a at 1 s and b at 3 s, as they are posted.")
  }

  func test_who_comes_late_hears_all_that_was_posted_and_then_what_comes() {
    post("a", on: "user", at: 1)
    post("b", on: "user", at: 2)
    let heard = clock.record(.defer { self.bus.events(on: "user") }, at: .seconds(4))
    post("c", on: "user", at: 6)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "----(^ab)-c",
      "A listener who comes at 4 s should hear a and b at once, in this order, and c at 6 s.")
  }

  func test_what_is_posted_before_somebody_subscribes_is_not_missed() {
    let events: Signal<String> = bus.events(on: "user")
    post("a", on: "user", at: 1)
    let heard = clock.record(events, at: .seconds(3))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "---(^a)",
      "The topic is asked for at 0 s, a is posted at 1 s, and who subscribes at 3 s should hear it."
    )
  }

  func test_nothing_is_too_long_ago() {
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

  func test_a_topic_without_events_is_silent_and_completes_with_the_bus() {
    let heard = clock.record(bus.events(on: "user"))
    close(at: 2)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      heard.timeline, "--|", "Without a post a listener should hear only the completion, at 2 s.")
  }

  func test_a_closed_bus_still_tells_who_comes_later_everything_and_its_end() {
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

  func test_who_leaves_hears_no_more_and_takes_nothing_from_the_others() {
    let events: Signal<String> = bus.events(on: "user")
    let first = clock.record(events, until: .seconds(2))
    let second = clock.record(events)
    post("a", on: "user", at: 1)
    post("b", on: "user", at: 3)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      first.timeline, "-a!", "A listener who leaves at 2 s should have heard a and no end.")
    XCTAssertEqual(
      second.timeline, "-a-b", "When one listener leaves, the other should go on hearing.")
  }

  private func post(_ event: String, on topic: String, at second: Int) {
    clock.schedule(after: .seconds(second)) { [bus] in bus.post(event, on: topic) }
  }

  private func close(at second: Int) {
    clock.schedule(after: .seconds(second)) { [bus] in bus.close() }
  }
}
