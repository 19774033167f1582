import Foundation
import ReactiveCore
import XCTest

/// Signals that are joined inside of signals that are joined, where nothing can wait.
///
/// Each level subscribes the next from inside, and what the innermost sends passes all of them on its way
/// out.
final class DeepJoinsTests: XCTestCase {
  #if canImport(Glibc)
    private let depth = 20_000
  #else
    private let depth = 2_400
  #endif

  /// Each join as deep as 8 MB hold, or its share of that on a smaller stack.
  private func onEachStack(
    _ test: @escaping @Sendable (_ depth: Int, _ join: @escaping Join) -> Void
  ) {
    for (size, share) in Stress.stacks {
      for join in joins { onStack(of: size) { [depth] in test(depth / share, join) } }
    }
  }

  func test_signals_that_make_the_next_are_subscribed_and_send() {
    onEachStack { depth, join in
      XCTAssertEqual(nest(depth, .return(7), join).syncLines, ["7", "completed"])
    }
  }

  func test_a_chain_of_joins_passes_a_value_and_an_end_on() {
    onEachStack { depth, join in
      var chain = Signal.return(7)
      for _ in 0..<depth {
        let source = chain
        chain = join { source }
      }
      XCTAssertEqual(chain.syncLines, ["7", "completed"])
    }
  }

  func test_a_hot_signal_deep_inside_is_heard_when_it_sends() {
    onEachStack { depth, join in
      let subject = Subject<Int>()
      let joined = nest(depth, subject, join)
      var received: [Event<Int>] = []
      joined.materialize().subscribeNext { received.append($0) }
      subject.sendNext(1)
      XCTAssertEqual(received, [.next(1)])
      subject.sendNext(2)
      XCTAssertEqual(received, [.next(1), .next(2)])
      subject.sendError(Failure("lost"))
      XCTAssertEqual(received, [.next(1), .next(2), .error(Failure("lost"))])
    }
  }

  func test_what_is_joined_deep_inside_is_disposed() {
    onEachStack { depth, join in
      let source = Source<Int>()
      let subscription = nest(depth, source.signal, join).subscribe()
      XCTAssertEqual(source.subscriptions, 1)
      subscription.dispose()
      XCTAssertEqual(source.disposals, 1)
    }
  }

  func test_all_levels_are_on_the_thread_that_subscribed() {
    onStack(of: 512 << 10) { [depth = depth / 16] in
      let threads = Collected<ObjectIdentifier>()
      let joined = nest(depth, .return(7)) { next in
        Signal.return(0).flattenMap { _ in
          threads.add(ObjectIdentifier(Thread.current))
          return next()
        }
      }
      joined.subscribeNext { _ in threads.add(ObjectIdentifier(Thread.current)) }
      XCTAssertEqual(threads.values.count, depth + 1)
      XCTAssertEqual(Set(threads.values), [ObjectIdentifier(Thread.current)])
    }
  }

  // ORD-STACK-2
  func test_a_hot_value_passes_a_chain_of_joins() {
    let joins: [(name: String, depth: Int, join: @Sendable (Signal<Int>) -> Signal<Int>)] = [
      ("flattenMap", depth, { $0.flattenMap { .return($0) } }),
      ("zip", 4_000, { $0.zip(with: .return(0).concat(.never())).map { $0.0 } }),
      ("combineLatest", 4_000, { $0.combineLatest(with: Signal.return(0)).map { $0.0 } }),
      ("take(untilReplacement:)", 4_000, { $0.take(untilReplacement: .never()) }),
    ]
    for (name, depth, join) in joins {
      for (size, share) in Stress.stacks {
        onStack(of: size) {
          let subject = Subject<Int>()
          var chain: Signal<Int> = subject
          for _ in 0..<depth / share { chain = join(chain) }
          let received = Collected<Int>()
          chain.subscribeNext { received.add($0) }
          subject.sendNext(1)
          XCTAssertEqual(received.values, [1], name)
        }
      }
    }
  }
}

private typealias Join = @Sendable (_ next: @escaping () -> Signal<Int>) -> Signal<Int>

/// The ways to go on with another signal from inside of one.
private let joins: [Join] = [
  { next in Signal.return(0).flattenMap { _ in next() } },
  { next in Signal.return(0).map { _ in next() }.switchToLatest() },
  { next in Signal.return(0).map { _ in next() }.concat() },
  { next in Signal.defer { next().merge(.empty()) } },
  { next in Signal<Int>.empty().then(next) },
  { next in Signal<Int>.error(Failure("lost")).catch { _ in next() } },
]

/// A signal that makes a signal when it is subscribed, and so on `depth` times, down to `innermost`.
private func nest(_ depth: Int, _ innermost: Signal<Int>, _ join: @escaping Join) -> Signal<Int> {
  depth == 0 ? innermost : join { nest(depth - 1, innermost, join) }
}
