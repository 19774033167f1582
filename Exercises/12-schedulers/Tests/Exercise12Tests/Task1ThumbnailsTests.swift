import ReactiveCore
import XCTest

@testable import Exercise12

final class Task1ThumbnailsTests: XCTestCase {
  private let worker = TestScheduler()
  private let main = TestScheduler()
  private let log = Log()

  func test_photos_are_read_and_shrunk_on_the_worker() {
    pictures(of: disk(["a", "b"])).subscribe()
    runBoth()
    XCTAssertEqual(
      log.lines.filter { !$0.contains("show") }.sorted(),
      ["read a on worker", "read b on worker", "shrink a on worker", "shrink b on worker"],
      "Both photos should be read and shrunk on the worker.")
  }

  func test_small_photos_and_completion_are_sent_on_main() {
    show(pictures(of: disk(["a", "b"])))
    runBoth()
    XCTAssertEqual(
      log.lines.filter { $0.contains("show") },
      ["show small a on main", "show small b on main", "show completed on main"],
      "The small photos and the completion should be sent on main.")
  }

  func test_an_error_is_sent_on_main_after_the_photos() {
    show(pictures(of: disk(["a", "b"], fails: true)))
    runBoth()
    XCTAssertEqual(
      log.lines.filter { $0.contains("show") },
      ["show small a on main", "show small b on main", "show error on main"],
      "The error should be sent on main, after the two photos that were read.")
  }

  func test_subscribe_returns_before_a_photo_is_read() {
    show(pictures(of: disk(["a"])))
    XCTAssertEqual(log.lines, [], "When `subscribe` returns, no photo should have been read.")
    worker.run()
    XCTAssertEqual(
      log.lines, ["read a on worker", "shrink a on worker"],
      "Before the main scheduler runs, the photo should be read and shrunk, but not sent.")
  }

  func test_after_disposal_nothing_is_read() {
    show(pictures(of: disk(["a"]))).dispose()
    runBoth()
    XCTAssertEqual(
      log.lines, [], "If the result is disposed before the worker begins, nothing should be read.")
    show(pictures(of: disk(["a"])))
    runBoth()
    XCTAssertEqual(
      log.lines.count, 4, "A later subscriber should still get its photo and the completion.")
  }

  private func runBoth() {
    for _ in 0..<5 {
      worker.run()
      main.run()
    }
  }

  private var place: String {
    if Scheduler.current === worker { return "worker" }
    return Scheduler.current === main ? "main" : "the subscriber's thread"
  }

  private func disk(_ names: [String], fails: Bool = false) -> Signal<String> {
    Signal { [self] subscriber in
      for name in names {
        log.add("read \(name) on \(place)")
        subscriber.sendNext(name)
      }
      if fails { subscriber.sendError(SignalError.timedOut) } else { subscriber.sendCompleted() }
      return nil
    }
  }

  private func pictures(of photos: Signal<String>) -> Signal<String> {
    thumbnails(
      of: photos,
      shrink: { [self] photo in
        log.add("shrink \(photo) on \(place)")
        return "small \(photo)"
      },
      on: worker, main: main)
  }

  @discardableResult
  private func show(_ pictures: Signal<String>) -> Disposable {
    pictures.subscribe(
      next: { [self] in log.add("show \($0) on \(place)") },
      error: { [self] _ in log.add("show error on \(place)") },
      completed: { [self] in log.add("show completed on \(place)") })
  }
}
