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

  /// Drops values while `predicate` is true of them, and sends all that follow.
  ///
  ///     self                    --1--2--9--3--|
  ///     skip(while: { $0 < 5 }) --------9--3--|
  ///
  /// After the first value that is sent, `predicate` is not called again.
  ///
  /// RAC: `-skipWhileBlock:`. Keeps STR-SKIPPED-2, STR-SKIPPED-3.
  public func skip(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    skipWhile(predicate).named("-skipWhileBlock:", of: self)
  }

  /// Drops values until `predicate` is true of one, and sends that one and all that follow.
  ///
  /// RAC: `-skipUntilBlock:`. Keeps STR-SKIPPED-1, STR-SKIPPED-3.
  public func skip(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    skipWhile { !predicate($0) }.named("-skipUntilBlock:", of: self)
  }

  private func skipWhile(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    Signal { subscriber in
      var isSkipping = true
      return self.forward(
        to: subscriber,
        next: { value in
          if isSkipping, predicate(value) { return }
          isSkipping = false
          subscriber.sendNext(value)
        })
    }
  }
}
