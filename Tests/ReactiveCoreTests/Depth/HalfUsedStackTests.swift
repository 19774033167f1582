import Foundation
import ReactiveCore
import XCTest

/// What is subscribed where half of the stack is used already, with nobody to come back to.
final class HalfUsedStackTests: XCTestCase {
  func test_what_follows_an_end_is_subscribed_at_once() {
    deepDown {
      let (failing, ending) = (Subject<Int>(), Subject<Int>())
      var received: [Int] = []
      failing.catch { _ in .return(1) }.subscribeNext { received.append($0) }
      ending.then { .return(2) }.subscribeNext { received.append($0) }
      failing.sendError(Failure("lost"))
      ending.sendCompleted()
      XCTAssertEqual(received, [1, 2])
    }
  }

  func test_a_long_chain_is_subscribed_on_a_thread_that_has_subscribed_often() {
    onStack(of: 512 << 10) {
      for _ in 0..<20_000 { Signal.return(1).subscribe() }
      let living = Source<Int>()
      var chain = living.signal
      for _ in 0..<20_000 { chain = chain.map { $0 + 1 } }
      let subscription = chain.subscribe()
      XCTAssertEqual(living.subscriptions, 1)
      subscription.dispose()
    }
  }

  func test_a_connection_is_made_after_its_first_subscriber_is_there() {
    deepDown {
      let cold = Signal<Int> { subscriber in
        for value in 1...3 { subscriber.sendNext(value) }
        subscriber.sendCompleted()
        return nil
      }
      var received: [Int] = []
      cold.publish().autoconnect().subscribeNext { received.append($0) }
      XCTAssertEqual(received, [1, 2, 3])
      Signal.startLazily(on: .immediate) { $0.sendNext(4) }.subscribeNext { received.append($0) }
      XCTAssertEqual(received, [1, 2, 3, 4])
    }
  }

  /// Runs `body` where 300 of 512 KB are used.
  private func deepDown(_ body: @escaping @Sendable () -> Void) {
    onStack(of: 512 << 10) { descend(body: body) }
  }
}

/// Runs `body` where `depth` more bytes of the stack are used.
private func descend(to depth: Int = 300 << 10, body: () -> Void) {
  var mark: UInt8 = 0
  let here = withUnsafeMutablePointer(to: &mark) { Int(bitPattern: $0) }
  descend(until: here - depth, body)
}

@inline(never)
private func descend(until lowest: Int, _ body: () -> Void) {
  var mark: UInt8 = 0
  let here = withUnsafeMutablePointer(to: &mark) { Int(bitPattern: $0) }
  if here < lowest { body() } else { descend(until: lowest, body) }
  withExtendedLifetime(mark) {}
}
