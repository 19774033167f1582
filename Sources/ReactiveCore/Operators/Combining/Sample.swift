extension Signal {
  /// Sends the latest value of this signal each time `sampler` sends a value.
  ///
  ///     self     --A--B--------C--|
  ///     sampler  -x-----x--x-------x-|
  ///     sample   -------B--B------|
  ///
  /// A value is sent again if it hasn't changed. Samples before the first value are ignored. This
  /// signal is subscribed first, then `sampler`.
  ///
  /// Completes when either signal completes. The first error fails the result. Both signals are
  /// disposed before completion or the error is sent.
  ///
  /// RAC: `-sample:`.
  public func sample<Other>(_ sampler: Signal<Other>) -> Signal<Value> {
    Signal(of: self, sampler) { subscriber in
      let sampling = Sampling(to: subscriber)
      self.forward(
        to: subscriber,
        next: { sampling.keep($0) },
        error: sampling.sendError,
        completed: sampling.sendCompleted)
      sampler.forward(
        to: subscriber,
        next: { _ in sampling.sendLatest() },
        error: sampling.sendError,
        completed: sampling.sendCompleted)
    }
    .named("-sample:", of: self) { sampler.description }
  }

  /// Samples this signal with one whose type can't be inferred, such as `.never()`.
  ///
  /// Completes when either signal completes. The first error fails the result.
  ///
  /// RAC: `-sample:`.
  @_disfavoredOverload  // If the type is known, the generic operator is called.
  public func sample(_ sampler: Signal<Void>) -> Signal<Value> {
    sample(sampler)
  }
}

/// One subscription of `sample`; keeping a value never waits for a subscriber, but sending one may.
private final class Sampling<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: `latest` is locked, and `turn` serializes calls to the subscriber.
  private let latest = Locked(Value?.none)

  func keep(_ value: Value) {
    _ = latest.withLock { replace(&$0, with: value) }
  }

  func sendLatest() {
    turn.perform(orDefer: { self.sendLatest() }) {
      if let value = latest.withLock({ $0 }) { subscriber.sendNext(value) }
    }
  }
}
