import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task4MiniFlattenTests: XCTestCase {
  private let clock = TestScheduler()

  func test_without_inner_signals_it_completes_with_the_outer_one() {
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.cold("--|"), Files(clock, [:]), 1), until: .seconds(20)),
      "--|", "Without inner signals the end of the outer one should be the end, at 2 s.")
  }

  func test_does_not_complete_while_another_signal_can_come() {
    let files = Files(clock, ["a": "-a|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("a----|"), files, 1), until: .seconds(20)), "-a---|",
      "a ends at 2 s, but another signal could come until 5 s: completed then.")
  }

  func test_zero_means_no_limit() {
    let files = Files(clock, ["a": "---a|", "b": "--b|", "c": "-c|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("(abc|)"), files, 0), until: .seconds(20)), "-cba|",
      "Without a limit all three should run at once: c, b, a.")
  }

  func test_the_same_signal_may_come_twice() {
    let ring = clock.cold("--r|").mini
    let outer = clock.cold("ab|").map { _ in ring }
    XCTAssertEqual(
      clock.timeline(of: outer.mini.flatten(maxConcurrent: 2).signal, until: .seconds(20)),
      "--rr|", "One signal came at 0 s and again at 1 s: both runs should be heard, until 4 s.")
  }

  func test_signals_that_end_at_once_make_room_at_once() {
    let files = Files(clock, ["a": "(a|)", "b": "|", "c": "(c|)", "d": "-d|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("(abcd|)"), files, 1), until: .seconds(20)), "(ac)d|",
      "a, b and c end at once, so d should be subscribed at 0 s and be heard at 1 s.")
  }

  func test_who_has_completed_leaves_and_not_another_one() {
    let files = Files(clock, ["a": "-----a|", "b": "-b|"])
    let recorded = clock.record(flatten(clock.hot("(ab)----|"), files, 2), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "-b--!", "Who leaves at 4 s should have heard b.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-4", "b 0-2"],
      "b has completed at 2 s, so a is what runs at 4 s: it should be disposed then.")
  }

  func test_with_one_at_a_time_they_come_one_after_the_other() {
    let files = Files(clock, ["a": "--a|", "b": "-b|", "c": "-c|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("(abc|)"), files, 1), until: .seconds(20)), "--a-b-c|",
      "a, b and c should come one after the other.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3", "b 3-5", "c 5-7"],
      "Each should be subscribed when the one before it has completed.")
  }

  func test_at_most_so_many_run_and_the_others_wait_in_order() {
    let files = Files(clock, ["a": "---a--|", "b": "-b-|", "c": "-c-|", "d": "-d|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("abcd|"), files, 2), until: .seconds(20)), "--ba-c-d|",
      "With two at a time b, a, c and d should be heard in this order.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-6", "b 1-4", "c 4-7", "d 6-8"],
      "c should be subscribed at 4 s, when b is done, and d at 6 s, when a is done.")
  }

  func test_does_not_complete_while_a_signal_is_queued() {
    let files = Files(clock, ["a": "--a|", "b": "--b|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.cold("ab|"), files, 1), until: .seconds(20)),
      "--a--b|", "The outer signal ends while b is queued: b should be heard before the end.")
  }

  func test_every_subscription_has_a_queue_of_its_own() {
    let files = Files(clock, ["a": "---a|", "b": "-b|"])
    let flattened = flatten(clock.cold("(ab|)"), files, 1)
    let first = clock.record(flattened)
    let second = clock.record(flattened, at: .seconds(1))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---a-b|", "The first subscriber should hear a and b.")
    XCTAssertEqual(
      second.timeline, "-^--a-b|",
      "A subscriber who comes at 1 s should hear a and b too, each 1 s later.")
  }

  func test_an_error_of_the_outer_signal_ends_everything() {
    let files = Files(clock, ["a": "-a---|", "b": "-b|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("ab-#"), files, 1), until: .seconds(20)), "-a-#",
      "The error of the outer signal should come through at 3 s, although a runs and b waits.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3"], "After the error a should be disposed, and b never begin.")
  }

  func test_an_error_of_an_inner_signal_ends_everything() {
    let files = Files(clock, ["a": "-----a|", "b": "--#", "c": "-c|"])
    let outer = clock.probe(clock.hot("(abc)----|"))
    XCTAssertEqual(
      clock.timeline(of: flatten(outer.signal, files, 2), until: .seconds(20)), "--#",
      "The error of b should come through at 2 s.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-2", "b 0-2"],
      "After the error a should be disposed, and c never begin.")
    XCTAssertEqual(
      outer.lifetimes, ["^-!"], "After the error nobody should listen to the outer signal.")
  }

  func test_dispose_ends_what_runs_and_drops_what_waits() {
    let files = Files(clock, ["a": "-a--|", "b": "-b--|", "c": "-c|"])
    let outer = clock.probe(clock.hot("(abc)----|"))
    let recorded = clock.record(flatten(outer.signal, files, 2), until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-(ab)-!", "Who leaves at 3 s should have heard a and b.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3", "b 0-3"], "At 3 s a and b should be disposed, and c never begin.")
    XCTAssertEqual(outer.lifetimes, ["^--!"], "At 3 s the outer signal should be disposed.")
  }

  func test_whatever_happens_it_is_heard_as_flatten_of_the_library_is() {
    for limit in 1...2 {
      let (mine, wanted) = RandomScripts(sources: 3, isReentrant: false).drawings(
        of: { sources in
          let inner = sources.dropFirst().map { Signal($0).mini }
          let outer = Signal(sources[0]).map { inner[$0 % 2] }
          return Scripted(outer.mini.flatten(maxConcurrent: limit).signal)
        },
        and: { sources in
          let inner = sources.dropFirst().map { Signal($0) }
          let outer = Signal(sources[0]).map { inner[$0 % 2] }
          return Scripted(outer.flatten(maxConcurrent: limit))
        })
      XCTAssertEqual(
        mine, wanted,
        "Source 0 is the outer signal: an even number starts source 1, an odd one source 2. Each listener should hear what flatten(maxConcurrent: \(limit)) of the library lets it hear."
      )
    }
  }

  private func flatten(
    _ outer: Signal<String>, _ files: Files, _ maxConcurrent: Int
  ) -> Signal<String> {
    outer.map { files.load($0).mini }.mini.flatten(maxConcurrent: maxConcurrent).signal
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
