import ReactiveCore
import XCTest

final class RaceTests: XCTestCase {
  let log = Log()

  func test_the_first_event_wins_and_the_others_are_disposed_before_it_is_sent() {
    let rows: [(script: String, lines: [String])] = [
      ("b1 a10 b2 b|", ["dispose a", "1", "2", "dispose b", "completed"]),
      ("a|", ["dispose a", "dispose b", "completed"]),
      ("b#", ["dispose b", "dispose a", "error lost"]),
      ("!", ["dispose a", "dispose b"]), ("a1 !", ["dispose b", "1", "dispose a"]),
    ]
    for (script, lines) in rows {
      XCTAssertEqual(
        joinedLines(script) { $0.race($1) }, ["subscribe a", "subscribe b"] + lines, script)
    }
  }

  func test_after_a_signal_that_sends_synchronously_no_other_is_subscribed() {
    let first = Source<Int>("first", log: log)
    XCTAssertEqual(Signal.race([.return(1), first.signal]).syncLines, ["1", "completed"])
    XCTAssertEqual(first.subscriptions, 0)
    XCTAssertEqual(Signal.race([first.signal, .return(1)]).syncLines, ["1", "completed"])
    XCTAssertEqual(log.lines, ["subscribe first", "dispose first"])
  }

  func test_racing_one_signal_forwards_it_and_racing_none_completes() {
    XCTAssertEqual(Signal.race([Signal.values(1, 2)]).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(Signal<Int>.race([]).syncLines, ["completed"])
  }

  func test_each_subscription_starts_a_new_race() {
    let (first, second) = (Subject<Int>(), Subject<Int>())
    let race = first.race(second)
    log.record(race, as: "a")
    first.sendNext(1)
    log.record(race, as: "b")
    second.sendNext(2)
    first.sendNext(3)
    XCTAssertEqual(log.lines, ["a 1", "b 2", "a 3"])
  }

  func test_one_of_many_threads_wins_with_all_its_values() {
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
