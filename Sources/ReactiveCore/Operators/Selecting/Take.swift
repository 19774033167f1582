extension Signal {
  /// Sends the first `count` values, and completes with the last of them.
  ///
  ///     self     --A--B--C--D--|
  ///     take(2)  --A--(B|)
  ///
  /// The source is disposed before completion is sent. A source that sends inside its recipe is
  /// disposed when the recipe returns. Completion and errors that come earlier pass through.
  /// `take(0)` completes immediately, and never subscribes to the source.
  ///
  /// The state is not locked. If several threads send, put `deliver(on:)` before this operator.
  ///
  /// RAC: `-take:`.
  public func take(_ count: Int) -> Signal<Value> {
    precondition(count >= 0, "take(_:) cannot take fewer than 0 values.")
    if count == 0 { return Signal.empty().named("-take:", of: self) { "0" } }
    return Signal(of: self) { subscriber in
      var taken = 0
      self.forward(
        to: subscriber,
        next: { value in
          // Count before sending, because the subscriber may make the source send more.
          taken += 1
          if taken > count { return }
          let isLast = taken == count
          subscriber.sendNext(value)
          if isLast { subscriber.sendCompleted() }
        })
    }
    .named("-take:", of: self) { "\(count)" }
  }
}
