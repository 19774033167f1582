import ReactiveCore
import XCTest

final class RaceTests: XCTestCase {
  let log = Log()
  private lazy var first = Source<Int>("first", log: log)
  private lazy var second = Source<Int>("second", log: log)

  private func record() -> Disposable {
    let subscription = log.record(first.signal.race(second.signal))
    XCTAssertEqual(log.takeLines(), ["subscribe first", "subscribe second"])
    return subscription
  }

  func test_the_first_value_wins_and_the_others_are_disposed_before_it_is_sent() {
    _ = record()
    second.sendNext(1)
    first.sendNext(10)
    second.sendNext(2)
    second.sendCompleted()
    XCTAssertEqual(log.lines, ["dispose first", "1", "2", "dispose second", "completed"])
  }

  func test_an_end_wins_as_well() {
    _ = record()
    first.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose first", "dispose second", "completed"])
    _ = record()
    second.sendError(Failure("second"))
    XCTAssertEqual(log.lines, ["dispose second", "dispose first", "error second"])
  }

  func test_one_that_sends_inside_its_subscription_keeps_the_following_ones_out() {
    XCTAssertEqual(Signal.race([.return(1), first.signal]).syncLines, ["1", "completed"])
    XCTAssertEqual(first.subscriptions, 0)
    XCTAssertEqual(
      Signal.race([first.signal, .return(1)]).syncLines, ["1", "completed"])
    XCTAssertEqual(log.lines, ["subscribe first", "dispose first"])
  }

  func test_a_list_of_one_is_that_one_and_an_empty_one_completes() {
    XCTAssertEqual(Signal.race([Signal.values(1, 2)]).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(Signal<Int>.race([]).syncLines, ["completed"])
  }

  func test_disposal_before_and_after_it_was_won_disposes_all() {
    record().dispose()
    XCTAssertEqual(log.takeLines(), ["dispose first", "dispose second"])
    let subscription = record()
    first.sendNext(1)
    subscription.dispose()
    XCTAssertEqual(log.lines, ["dispose second", "1", "dispose first"])
  }

  func test_it_begins_anew_with_each_subscription() {
    let race = first.signal.race(second.signal)
    log.record(race, as: "a")
    first.sendNext(1)
    log.record(race, as: "b")
    second.sendNext(2)
    first.sendNext(3)
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("a") || $0.hasPrefix("b") }, ["a 1", "b 2", "a 3"])
  }

  func test_of_many_threads_one_wins_with_all_its_values() {
    for _ in 1...100 {
      let subjects = (0..<Stress.threads).map { _ in Subject<Int>() }
      let received = Collected<Int>()
      Signal.race(subjects).subscribeNext { received.add($0) }
      onRacingThreads { number in
        for _ in 1...3 { subjects[number].sendNext(number) }
      }
      XCTAssertEqual(received.values.count, 3)
      XCTAssertEqual(Set(received.values).count, 1)
    }
  }
}
