extension Signal {
  /// Sends the values of both signals, as they come.
  ///
  ///     self   --A-----B--C--|
  ///     other  -----1-------2--|
  ///     merge  --A--1--B--C-2--|
  ///
  /// Completes when both have completed; the first error ends it.
  ///
  /// RAC: `-merge:`.
  public func merge(_ other: Signal<Value>) -> Signal<Value> {
    Signal.merge([self, other])
      .named("-merge:", of: self) { other.description }
  }

  /// Sends the values of all `signals`, as they come.
  ///
  /// The signals are subscribed in order. Completes when all have completed, at once if there are
  /// none; the first error disposes the others, and ends the result. A signal that fails inside its
  /// subscription keeps the following ones from being subscribed.
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
