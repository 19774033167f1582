extension Signal {
  /// Sends the latest value each time `sampler` sends, again if it has not changed.
  ///
  ///     self     --A--B--------C--|
  ///     sampler  -x-----x--x-------x-|
  ///     sample   -------B--B------|
  ///
  /// What the sampler sends before the first value is ignored. The first completion of either
  /// completes the result; the first error fails it. Both are disposed before that is sent. This
  /// signal is subscribed first, then the sampler.
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

  /// Overload for signals such as `.never()`, whose type cannot be inferred.
  ///
  /// RAC: `-sample:`.
  @_disfavoredOverload  // Where the type is known, the compiler takes the operator itself.
  public func sample(_ sampler: Signal<Void>) -> Signal<Value> {
    sample(sampler)
  }
}

/// One subscription of `sample`: keeping a value waits for no thread, sending one waits for its turn.
private final class Sampling<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: `latest` is locked, and the subscriber is reached in turn.
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
