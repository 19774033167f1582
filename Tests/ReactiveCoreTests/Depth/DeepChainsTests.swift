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
  private let many = 100_000

  func test_a_hundred_thousand_maps_are_subscribed_disposed_and_released_on_any_stack() {
    for size in [512 << 10, 8 << 20] {
      onStack(of: size) { [many] in
        let source = Source<Int>()
        var chain: Signal? = source.signal
        for _ in 0..<many { chain = chain?.map { $0 + 1 } }
        let subscription = chain?.subscribe()
        XCTAssertEqual(source.subscriptions, 1)
        subscription?.dispose()
        XCTAssertEqual(source.disposals, 1)
        chain = nil
      }
    }
  }

  func test_a_hundred_thousand_maps_that_nobody_subscribed_are_released() {
    let living = Counter()
    onStack(of: 512 << 10) { [many] in
      CountedObject.lend(in: living) { object in
        var chain = Signal<Int>.never().doNext { _ in object.touch() }
        for _ in 0..<many { chain = chain.map { $0 + 1 } }
      }
    }
    XCTAssertEqual(living.value, 0)
  }

  func test_a_value_passes_as_many_stages_as_the_stack_holds() {
    let (small, large) = stagesOfASend
    for (size, stages) in [(512 << 10, small), (8 << 20, large)] {
      onStack(of: size) {
        let subject = Subject<Int>()
        var chain: Signal<Int> = subject
        for _ in 0..<stages { chain = chain.map { $0 + 1 } }
        var received: [Int] = []
        chain.subscribeNext { received.append($0) }
        subject.sendNext(0)
        XCTAssertEqual(received, [stages])
        subject.sendCompleted()
      }
    }
  }

  func test_an_end_passes_as_many_stages_as_the_stack_holds() {
    let (small, large) = stagesOfASend
    for (size, stages) in [(512 << 10, small), (8 << 20, large)] {
      for end in [Event<Int>.completed, .error(Failure("lost"))] {
        onStack(of: size) {
          let subject = Subject<Int>()
          var chain: Signal<Int> = subject
          for _ in 0..<stages { chain = chain.map { $0 + 1 } }
          var ends: [Event<Int>] = []
          chain.materialize().subscribeNext { ends.append($0) }
          if let error = end.error { subject.sendError(error) } else { subject.sendCompleted() }
          XCTAssertEqual(ends, [end])
        }
      }
    }
  }

  func test_a_hundred_thousand_signals_are_concatenated_however_they_nest() {
    let nestings: [@Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>] = [
      { chain, part in chain.concat(part) }, { chain, part in part.concat(chain) },
    ]
    for nest in nestings {
      onStack(of: 512 << 10) { [many] in
        var chain: Signal<Int>? = .return(0)
        for _ in 1..<many { chain = chain.map { nest($0, .return(0)) } }
        var (count, ends) = (0, 0)
        chain?.subscribe(next: { _ in count += 1 }, completed: { ends += 1 })
        XCTAssertEqual(count, many)
        XCTAssertEqual(ends, 1)
        chain = nil
      }
    }
  }

  func test_a_list_of_a_hundred_thousand_signals_is_concatenated() {
    onStack(of: 512 << 10) { [many] in
      var (count, ends) = (0, 0)
      Signal.concat((0..<many).map { .return($0) })
        .subscribe(next: { _ in count += 1 }, completed: { ends += 1 })
      XCTAssertEqual(count, many)
      XCTAssertEqual(ends, 1)
    }
  }
}
