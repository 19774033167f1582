extension Signal {
  /// Sends all of this signal, and when it has completed all of `next`.
  ///
  ///     self    --A--B--|
  ///     next            --1--2--|
  ///     concat  --A--B----1--2--|
  ///
  /// `next` is subscribed inside the completion, after the first part was disposed. An error ends the
  /// result, and `next` is never subscribed.
  ///
  /// RAC: `-concat:`. Keeps STR-CONCAT-1…6.
  public func concat(_ next: Signal<Value>) -> Signal<Value> {
    Signal { subscriber in
      let parts = CompoundDisposable()
      parts.add(
        self.forward(to: subscriber, completed: { parts.add(next.forward(to: subscriber)) }))
      return parts
    }
    .named("-concat:", of: self) { next.description }
  }

  /// Sends `value`, and then everything that this signal sends.
  ///
  ///     self               --B--C--|
  ///     startWith("A")  A----B--C--|
  ///
  /// RAC: `-startWith:`. Keeps STR-STARTWITH-1…4.
  public func startWith(_ value: Value) -> Signal<Value> {
    Signal.return(value).concat(self).named("-startWith:", of: self) { "\(value)" }
  }
}
