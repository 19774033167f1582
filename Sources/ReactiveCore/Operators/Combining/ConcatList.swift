extension Signal {
  /// Sends all of the first signal, then all of the second, and so on.
  ///
  /// The list is read at the call. A signal is subscribed when the one before it has completed.
  /// Completes after the last; an error ends the result, and those that follow are never
  /// subscribed.
  ///
  /// RAC: `+concat:`. Keeps STR-CONCATALL-1, STR-CONCATALL-2.
  public static func concat(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    let signals = Array(signals)
    return Signal<Signal<Value>>(
      needsScheduler: signals.first { !$0.isKnown }?.needsScheduler ?? false
    ) { subscriber in
      for signal in signals { subscriber.sendNext(signal) }
      subscriber.sendCompleted()
    }
    .concat()
    .named("+concat:") { "\(signals)" }
  }
}
