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
      "The sharp photos a and c should be sent in order, followed by the completion.")
  }

  func test_develops_nothing_before_the_scheduler_runs() {
    let slides = slides("a", "b")
    XCTAssertEqual(log, [], "No photo should be developed when the slide show is created.")
    slides.subscribe()
    XCTAssertEqual(log, [], "No photo should be developed before the scheduler runs.")
    clock.run()
    XCTAssertEqual(log, ["a", "b"], "When the scheduler runs, both photos should be developed.")
  }

  func test_the_scheduler_can_do_other_work_between_two_slides() {
    slides("a", "b", "c").subscribe()
    clock.schedule { self.log.append("key") }
    clock.run()
    XCTAssertEqual(
      log, ["a", "key", "b", "c"],
      "A key press that is queued after the first slide should be handled before the second.")
  }

  func test_a_photo_is_developed_once_for_all_subscribers() {
    let slides = slides("a", "x", "c")
    slides.subscribe()
    slides.subscribe()
    clock.run()
    XCTAssertEqual(log, ["a", "x", "c"], "Two subscribers should share each developed photo.")
  }

  func test_without_a_subscriber_no_photo_is_developed() {
    let subscription = slides("a", "b", "c").subscribe()
    clock.step()
    subscription.dispose()
    clock.run()
    XCTAssertEqual(
      log, ["a"], "After the subscription is disposed, no other photo should be developed.")
  }

  /// Returns a slide show of the given photos, of which only those named `x` are blurred.
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
