extension Signal {
  /// Sends the values of this signal's signals, and runs at most `maxConcurrent` of them at a time.
  ///
  ///     self        --a--b--c|                      maxConcurrent: 2
  ///     a             -1-----|
  ///     b                -2-----|
  ///     c  (waits)           -3--|
  ///     flatten     ---1--2---3--|
  ///
  /// The other signals wait in a queue, and are subscribed to in order. `nil` and 0 both mean no
  /// limit. ReactiveCocoa has only 0.
  ///
  /// Completes when the source, the running signals, and the queued signals have completed. The
  /// first error ends the result. An error or disposal disposes the running signals, and drops the
  /// queued ones.
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
