extension Signal {
  /// Sends the values of the signals that this signal sends, at most `maxConcurrent` signals at a
  /// time.
  ///
  ///     self        --a--b--c|                      maxConcurrent: 2
  ///     a             -1-----|
  ///     b                -2-----|
  ///     c  (waits)           -3--|
  ///     flatten     ---1--2---3--|
  ///
  /// The other signals wait in a queue, first in, first out. A `maxConcurrent` of `nil` or 0 means
  /// no limit. In ReactiveCocoa, use 0.
  ///
  /// Completes when this signal and all signals that it sent have completed. Fails with the first
  /// error. An error or disposal disposes all subscriptions, and drops the queued signals.
  ///
  /// RAC: `-flatten:`.
  public func flatten<Inner>(maxConcurrent: Int?) -> Signal<Inner> where Value: Signal<Inner> {
    let maxConcurrent = maxConcurrent ?? 0
    precondition(maxConcurrent >= 0, "maxConcurrent cannot be negative; 0 means no limit.")
    return Signal<Inner>(of: self) { subscriber in
      let flattening = Flattening(
        to: subscriber, limit: maxConcurrent == 0 ? .max : maxConcurrent)
      self.forward(
        to: subscriber,
        next: { flattening.add($0) },
        error: flattening.sendError,
        completed: flattening.endSource)
    }
    .named("-flatten:", of: self) { "\(maxConcurrent)" }
  }
}
