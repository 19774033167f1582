import ReactiveCore
import XCTest

final class WindowTests: XCTestCase {
  let log = Log()
  let letters = Source<String>()
  let bells = Source<Void>()

  /// Records each window's number and values, and calls `act` when window 1 completes.
  private func record(inFirstEnd act: @escaping () -> Void = {}) -> Disposable {
    let number = Counter()
    return letters.signal.window(bells.signal).subscribe(
      next: { window in
        let name = "\(number.increment())"
        self.log.add("\(name) opens")
        self.log.record(window, as: name)
        if name == "1" { window.subscribeCompleted(act) }
      },
      error: { self.log.add("error \($0)") },
      completed: { self.log.add("completed") })
  }

  func test_a_boundary_completes_a_window_and_opens_the_next() {
    _ = record()
    letters.sendNext("A")
    letters.sendNext("B")
    bells.sendNext(())
    letters.sendNext("C")
    letters.sendCompleted()
    XCTAssertEqual(
      log.lines,
      [
        "1 opens", "1 A", "1 B", "1 completed", "2 opens", "2 C", "2 completed", "completed",
      ])
  }

  func test_values_sent_while_a_window_completes_are_in_the_next_one() {
    let ends: [(() -> Void, [String])] = [
      ({}, []),
      ({ self.bells.sendNext(()) }, ["2 completed", "3 opens"]),
      (letters.sendCompleted, ["2 completed", "completed"]),
      ({ self.letters.sendError(Failure("lost")) }, ["2 error lost", "error lost"]),
      ({ self.bells.sendError(Failure("lost")) }, ["2 error lost", "error lost"]),
    ]
    for (end, lines) in ends {
      let subscription = record(inFirstEnd: {
        for letter in ["A", "B"] { self.letters.sendNext(letter) }
        end()
      })
      bells.sendNext(())
      XCTAssertEqual(log.takeLines(), ["1 opens", "1 completed", "2 opens", "2 A", "2 B"] + lines)
      subscription.dispose()
    }
  }

  func test_values_that_cause_each_other_at_the_end_of_a_window_keep_their_order() {
    letters.signal.window(bells.signal).subscribeNext { window in
      self.log.add("opens")
      window.subscribe(
        next: { letter in
          self.log.add(letter)
          if letter == "A" { self.letters.sendNext("C") }
        },
        completed: { for letter in ["A", "B"] { self.letters.sendNext(letter) } })
    }
    bells.sendNext(())
    XCTAssertEqual(log.lines, ["opens", "opens", "A", "B", "C"])
  }

  func test_a_boundary_sent_inside_the_last_completion_opens_no_window() {
    _ = record(inFirstEnd: { self.bells.sendNext(()) })
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["1 opens", "1 completed", "completed"])
    XCTAssertEqual(bells.disposals, 1)
  }

  func test_disposal_disposes_both_signals_and_sends_the_window_nothing() {
    let subscription = record()
    letters.sendNext("A")
    subscription.dispose()
    XCTAssertEqual(log.lines, ["1 opens", "1 A"])
    XCTAssertEqual([letters.disposals, bells.disposals], [1, 1])
  }

  func test_a_window_that_opens_inside_a_value_gets_the_following_values() {
    _ = record()
    letters.sendNext("A")
    let inside = letters.signal.doNext { letter in if letter == "B" { self.bells.sendNext(()) } }
    inside.subscribe()
    letters.sendNext("B")
    letters.sendNext("C")
    XCTAssertEqual(log.lines, ["1 opens", "1 A", "1 B", "1 completed", "2 opens", "2 C"])
  }

  func test_from_many_threads_every_value_is_in_exactly_one_window() {
    let (numbers, bells) = (Subject<Int>(), Subject<Void>())
    let (overlaps, count) = (Overlaps(), Counter())
    numbers.window(bells).flattenMap { $0 }
      .doNext { _ in overlaps.visit { count.increment() } }
      .subscribe()
    let events = Stress.eventsPerThread / 10
    onRacingThreads { number in
      for event in 1...events {
        if number == 0 { bells.sendNext(()) } else { numbers.sendNext(event) }
      }
    }
    XCTAssertEqual(count.value, events * (Stress.threads - 1))
    XCTAssertEqual(overlaps.count, 0)
  }
}
