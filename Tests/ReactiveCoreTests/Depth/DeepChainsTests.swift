import Foundation
import ReactiveCore
import XCTest

/// Chains as long as a stack is deep, and longer.
///
/// Subscribing, disposing and releasing go in loops, whatever the length. A value and an end pass the
/// stages one inside the other, so the stack bounds how many: a debug build needs more for each. How deep
/// joined signals nest is in `DeepJoinsTests`.
final class DeepChainsTests: XCTestCase {
  #if DEBUG
    private let stagesOfASend = (onASmallStack: 1_000, onEightMegabytes: 16_384)
  #else
    private let stagesOfASend = (onASmallStack: 4_096, onEightMegabytes: 65_536)
  #endif
  /// On a stack of 512 KB that is 52 bytes for each, and what nests makes several calls for each of them.
  private let many = max(10_000, Stress.number(named: "STRESS_EVENTS") ?? 0)

  func test_chains_of_maps_are_subscribed_disposed_and_released_on_any_stack() {
    let ways: [(name: String, subscribe: @Sendable (Signal<Int>) -> Disposable)] = [
      ("at once", { $0.subscribe() }), ("behind a share", { $0.share().subscribe() }),
      (
        "behind an end",
        { chain in
          let failing = Subject<Int>()
          defer { failing.sendError(Failure("lost")) }
          return failing.catch { _ in chain }.subscribe()
        }
      ),
      ("behind a scheduler", { $0.subscribe(on: .immediate).subscribe() }),
    ]
    for (size, _) in Stress.stacks {
      for (name, subscribe) in ways {
        onStack(of: size) { [many] in
          let source = Source<Int>()
          var chain: Signal? = source.signal
          for _ in 0..<many { chain = chain?.map { $0 + 1 } }
          let subscription = subscribe(chain!)
          XCTAssertEqual(source.subscriptions, 1, name)
          subscription.dispose()
          XCTAssertEqual(source.disposals, 1, name)
          chain = nil
        }
      }
    }
  }

  func test_many_maps_that_nobody_subscribed_are_released() {
    let living = Counter()
    onStack(of: 512 << 10) { [many] in
      CountedObject.lend(in: living) { object in
        var chain = Signal<Int>.never().doNext { _ in object.touch() }
        for _ in 0..<many { chain = chain.map { $0 + 1 } }
      }
    }
    XCTAssertEqual(living.value, 0)
  }

  func test_a_value_and_an_end_pass_as_many_stages_as_the_stack_holds() {
    let (small, large) = stagesOfASend
    for (size, stages) in [(512 << 10, small), (8 << 20, large)] {
      for end in [Event<Int>.completed, .error(Failure("lost"))] {
        onStack(of: size) {
          let subject = Subject<Int>()
          var chain: Signal<Int> = subject
          for _ in 0..<stages { chain = chain.map { $0 + 1 } }
          var received: [Event<Int>] = []
          chain.materialize().subscribeNext { received.append($0) }
          subject.sendNext(0)
          if let error = end.error { subject.sendError(error) } else { subject.sendCompleted() }
          XCTAssertEqual(received, [.next(stages), end])
        }
      }
    }
  }

  func test_many_signals_are_concatenated_however_they_nest() {
    let ways: [(name: String, concat: @Sendable ([Signal<Int>]) -> Signal<Int>)] = [
      ("to the left", { parts in parts.dropFirst().reduce(parts[0]) { $0.concat($1) } }),
      ("to the right", { parts in parts.dropFirst().reduce(parts[0]) { $1.concat($0) } }),
      ("in a list", { Signal.concat($0) }),
    ]
    for (name, concat) in ways {
      onStack(of: 512 << 10) { [many] in
        let chain = concat((0..<many).map { .return($0) })
        var (count, ends) = (0, 0)
        chain.subscribe(next: { _ in count += 1 }, completed: { ends += 1 })
        XCTAssertEqual(count, many, name)
        XCTAssertEqual(ends, 1, name)
      }
    }
  }
}
