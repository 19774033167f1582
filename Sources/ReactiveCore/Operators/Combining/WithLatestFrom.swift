extension Signal {
  /// Sends each value together with the latest that `other` has sent.
  ///
  ///     self            -----A--B--------C--|
  ///     other           --1--------2--3--------
  ///     withLatestFrom  -----A1-B1-------C3-|
  ///
  /// A value that comes before the first of `other` is dropped. `other` is subscribed first, then this
  /// signal. The result completes with this signal: when `other` completes its latest value stays. The
  /// first error of either ends both. Values come on the threads that send this signal's.
  ///
  /// ReactiveCocoa has no such name (`sample` is the same seen from the other side); RxSwift:
  /// `withLatestFrom`.
  public func withLatestFrom<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)>(of: self, other) { subscriber in
      let pairing = PairingWithLatest<Value, Other>(to: subscriber)
      other.forward(
        to: subscriber, next: { pairing.keep($0) }, error: pairing.sendError, completed: {})
      self.forward(
        to: subscriber,
        next: { pairing.sendPair(of: $0) },
        error: pairing.sendError,
        completed: pairing.sendCompleted)
    }
    .named("-withLatestFrom:", of: self) { other.description }
  }

  /// Overload for signals such as `.never()`, whose type cannot be inferred.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `withLatestFrom`.
  @_disfavoredOverload  // Where the type is known, the compiler takes the operator itself.
  public func withLatestFrom(_ other: Signal<Void>) -> Signal<(Value, Void)> {
    withLatestFrom(other)
  }
}

/// One subscription of `withLatestFrom`: keeping a value waits for no thread, pairing one waits for its turn.
private final class PairingWithLatest<Value, Other>: SerialOutput<(Value, Other)>,
  @unchecked Sendable
{
  // Sendable: `latest` is locked, and the subscriber is reached in turn.
  private let latest = Locked(Other?.none)

  func keep(_ value: Other) {
    _ = latest.withLock { replace(&$0, with: value) }
  }

  func sendPair(of value: Value) {
    turn.perform(orDefer: { self.sendPair(of: value) }) {
      if let other = latest.withLock({ $0 }) { subscriber.sendNext((value, other)) }
    }
  }
}
