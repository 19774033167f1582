import Marbles
import ReactiveCore
import XCTest

@testable import Exercise03

final class Task4SlideshowTests: XCTestCase {
  private let clock = TestScheduler()
  private var log: [String] = []

  func test_sends_the_sharp_photos_and_completes() {
    XCTAssertEqual(
      clock.timeline(of: slides("a", "x", "c")), "(ac|)",
      "The sharp photos a and c should come in order, and then the completion.")
  }

  func test_develops_nothing_before_the_scheduler_runs() {
    let slides = slides("a", "b")
    XCTAssertEqual(log, [], "Making a slide show should develop nothing.")
    let recorded = clock.record(slides)
    XCTAssertEqual(log, [], "Subscribing should develop nothing: the scheduler has to run first.")
    clock.run()
    XCTAssertEqual(log, ["a", "b"], "When the scheduler runs, both photos should be developed.")
    XCTAssertEqual(recorded.timeline, "(ab|)", "Then both photos should be sent.")
  }

  func test_the_scheduler_can_do_other_work_between_two_slides() {
    slides("a", "b", "c").subscribe()
    clock.schedule { self.log.append("key") }
    clock.run()
    XCTAssertEqual(
      log, ["a", "key", "b", "c"],
      "The key press should have to wait for the first photo, and not for the others.")
  }

  func test_a_photo_is_developed_once_for_all_subscribers() {
    let slides = slides("a", "x", "c")
    let first = clock.record(slides)
    let second = clock.record(slides)
    clock.run()
    XCTAssertEqual(first.timeline, "(ac|)", "The first subscriber should see both slides.")
    XCTAssertEqual(second.timeline, "(ac|)", "The second subscriber should see both slides too.")
    XCTAssertEqual(log, ["a", "x", "c"], "Each of the three photos should be developed once.")
  }

  func test_develops_nothing_more_when_the_subscriber_has_left() {
    let recorded = clock.record(slides("a", "b", "c"))
    clock.step()
    XCTAssertEqual(recorded.values, ["a"], "After one step of the scheduler there is one slide.")
    recorded.dispose()
    clock.run()
    XCTAssertEqual(recorded.timeline, "(a!)", "A subscriber who left should hear no more.")
    XCTAssertEqual(log, ["a"], "When the subscriber has left, nothing more should be developed.")
  }

  /// The slides by name; what is called x is not sharp.
  private func slides(_ names: String...) -> Signal<String> {
    slideshow(
      of: names,
      develop: { name in
        self.log.append(name)
        return Photo(name: name, isSharp: name != "x")
      }, on: clock
    )
    .map(\.name)
  }
}
