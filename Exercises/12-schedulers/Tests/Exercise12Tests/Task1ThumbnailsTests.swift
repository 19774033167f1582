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
      "Both photos should be read on the worker, and shrunk on the worker.")
  }

  func test_pictures_and_completion_come_on_main() {
    show(pictures(of: disk(["a", "b"])))
    runBoth()
    XCTAssertEqual(
      log.lines.filter { $0.contains("show") },
      ["show small a on main", "show small b on main", "show completed on main"],
      "Both pictures and the completion should come on main.")
  }

  func test_who_subscribes_does_not_wait() {
    show(pictures(of: disk(["a"])))
    XCTAssertEqual(log.lines, [], "Nothing should have been read when subscribe returns.")
    worker.run()
    XCTAssertEqual(
      log.lines, ["read a on worker", "shrink a on worker"],
      "When the worker has had its turn, the photo should be read and shrunk, and not yet shown.")
    main.run()
    XCTAssertEqual(
      log.lines.last, "show completed on main",
      "When main has had its turn, everything should have been shown.")
  }

  func test_an_error_comes_on_main_after_the_pictures_before_it() {
    show(pictures(of: disk(["a", "b"], fails: true)))
    runBoth()
    XCTAssertEqual(
      log.lines.filter { $0.contains("show") },
      ["show small a on main", "show small b on main", "show error on main"],
      "The disk fails after two photos: both pictures, and then the error, should come on main.")
  }

  func test_an_empty_disk_completes_on_main() {
    show(pictures(of: disk([])))
    runBoth()
    XCTAssertEqual(
      log.lines, ["show completed on main"],
      "Without photos only the completion should come, on main.")
  }

  func test_who_leaves_before_the_worker_begins_spares_it_the_work() {
    let subscription = show(pictures(of: disk(["a"])))
    subscription.dispose()
    runBoth()
    XCTAssertEqual(log.lines, [], "The subscriber left at once, so nothing should be read.")

    show(pictures(of: disk(["a"])))
    runBoth()
    XCTAssertEqual(log.lines.count, 4, "The next subscriber should get the picture and the end.")
  }

  func test_who_leaves_before_main_has_its_turn_is_shown_nothing() {
    let subscription = show(pictures(of: disk(["a"])))
    worker.run()
    subscription.dispose()
    main.run()
    XCTAssertEqual(
      log.lines, ["read a on worker", "shrink a on worker"],
      "The subscriber left when the picture was made, so it should not be shown.")
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
