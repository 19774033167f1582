extension Signal {
  /// Drops the first `count` values.
  ///
  ///     self     --A--B--C--D--|
  ///     skip(2)  --------C--D--|
  ///
  /// The count is kept without a lock: the source sends one event at a time, and where several threads
  /// send, `deliver(on:)` comes first.
  ///
  /// RAC: `-skip:`. Keeps STR-SKIP-1…3.
  public func skip(_ count: Int) -> Signal<Value> {
    precondition(count >= 0, "skip(_:) cannot skip fewer than 0 values.")
    return Signal { subscriber in
      var skipped = 0
      return self.forward(
        to: subscriber,
        next: { value in
          if skipped < count { skipped += 1 } else { subscriber.sendNext(value) }
        })
    }
    .named("-skip:", of: self) { "\(count)" }
  }
}
