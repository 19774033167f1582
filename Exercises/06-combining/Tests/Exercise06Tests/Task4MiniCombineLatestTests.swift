import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task4MiniCombineLatestTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_the_latest_of_both_each_time_one_sends() {
    let combined = combined(clock.hot("-A-B-----C---|"), clock.hot("-----1-2---3--|"))
    XCTAssertEqual(
      clock.timeline(of: combined, until: .seconds(20)), "-----'B1'-'B2'-'C2'-'C3'--|",
      "B1, B2, C2, C3 should come, and no A: it was over before there was a number.")
  }

  func test_a_completed_signal_keeps_its_last_value() {
    let combined = combined(clock.hot("-A|"), clock.hot("---1-2-|"))
    XCTAssertEqual(
      clock.timeline(of: combined, until: .seconds(20)), "---'A1'-'A2'-|",
      "The letters complete at 2 s, but A should be combined until the numbers complete at 7 s.")
  }

  func test_without_a_letter_it_stays_silent_until_both_have_completed() {
    let combined = combined(clock.hot("--|"), clock.hot("-1-2-|"))
    XCTAssertEqual(
      clock.timeline(of: combined, until: .seconds(20)), "-----|",
      "Without a letter nothing should be sent, and the completion should come at 5 s.")
  }

  func test_the_first_error_ends_it_and_the_other_signal() {
    let numbers = clock.probe(clock.hot("--1-----2|"))
    let combined = combined(clock.hot("-A---#"), numbers.signal)
    XCTAssertEqual(
      clock.timeline(of: combined, until: .seconds(20)), "--'A1'--#",
      "The error of the letters should come through at 5 s.")
    XCTAssertEqual(
      numbers.lifetimes, ["^----!"], "After the error nobody should listen to the numbers.")
  }

  func test_an_error_of_the_other_signal_ends_both_too() {
    let letters = clock.probe(clock.hot("-A-----B|"))
    XCTAssertEqual(
      clock.timeline(of: combined(letters.signal, clock.hot("--1--#")), until: .seconds(20)),
      "--'A1'--#", "The error of the numbers should come through at 5 s.")
    XCTAssertEqual(
      letters.lifetimes, ["^----!"], "After the error nobody should listen to the letters.")
  }

  func test_each_subscription_remembers_its_own_values() {
    let combined = combined(clock.hot("-A-B-----C---|"), clock.hot("-----1-2---3--|"))
    combined.subscribe()
    let second = clock.record(combined, at: .seconds(8))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "--------^--'C3'--|",
      "A subscriber who comes at 8 s has heard no number before the 3, so only C3 should come.")
  }

  func test_dispose_disposes_both() {
    let letters = clock.probe(clock.hot("-A----|"))
    let numbers = clock.probe(clock.hot("--1----|"))
    let recorded = clock.record(combined(letters.signal, numbers.signal), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "--'A1'-!", "A subscriber who leaves at 4 s should have heard A1.")
    XCTAssertEqual(
      letters.lifetimes, ["^---!"], "The letters should have one subscription, until 4 s.")
    XCTAssertEqual(
      numbers.lifetimes, ["^---!"], "The numbers should have one subscription, until 4 s.")
  }

  private func combined(_ letters: Signal<String>, _ numbers: Signal<String>) -> Signal<String> {
    letters.mini.combineLatest(with: numbers.mini).signal.map { $0 + $1 }
  }
}

extension Signal {
  fileprivate var mini: MiniSignal<Value> {
    MiniSignal { subscriber in
      let subscription = self.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      return MiniDisposable { subscription.dispose() }
    }
  }
}

extension MiniSignal {
  fileprivate var signal: Signal<Value> {
    Signal { subscriber in
      let subscription = self.subscribe(
        next: { subscriber.sendNext($0) },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
      return Disposable { subscription.dispose() }
    }
  }
}
