extension Signal {
  /// Drops the first `count` values.
  ///
  ///     self     --A--B--C--D--|
  ///     skip(2)  --------C--D--|
  ///
  /// Completion and errors pass through, even if fewer than `count` values have arrived.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-skip:`.
  public func skip(_ count: Int) -> Signal<Value> {
    precondition(count >= 0, "skip(_:) cannot skip fewer than 0 values.")
    return Signal(of: self) { subscriber in
      var skipped = 0
      self.forward(
        to: subscriber,
        next: { value in
          if skipped < count { skipped += 1 } else { subscriber.sendNext(value) }
        })
    }
    .named("-skip:", of: self) { "\(count)" }
  }
}
