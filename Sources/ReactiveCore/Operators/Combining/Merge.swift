extension Signal {
  /// Sends the values of both signals as they arrive.
  ///
  ///     self   --A-----B--C--|
  ///     other  -----1-------2--|
  ///     merge  --A--1--B--C-2--|
  ///
  /// Subscribes to this signal before `other`. Completes when both signals have completed. The
  /// first error disposes both subscriptions, and is then forwarded.
  ///
  /// RAC: `-merge:`.
  public func merge(_ other: Signal<Value>) -> Signal<Value> {
    Signal.merge([self, other])
      .named("-merge:", of: self) { other.description }
  }

  /// Sends the values of all `signals` as they arrive.
  ///
  /// Subscribes to the signals in order. If one fails inside its recipe, the remaining ones are
  /// skipped.
  ///
  /// Completes when all signals have completed, or immediately if the sequence is empty. The first
  /// error disposes all subscriptions, and is then forwarded.
  ///
  /// RAC: `+merge:`.
  public static func merge(
    _ signals: some Sequence<Signal<Value>>
  ) -> Signal<Value> {
    let signals = Array(signals)
    return Signal<Signal<Value>>(
      needsScheduler: signals.contains { $0.needsScheduler }
    ) { subscriber in
      for signal in signals { subscriber.sendNext(signal) }
      subscriber.sendCompleted()
    }
    .flatten()
    .named("+merge:") { "\(signals)" }
  }
}
