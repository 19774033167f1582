extension Signal {
  /// Sends the first `count` values, and completes with the last of them.
  ///
  ///     self     --A--B--C--D--|
  ///     take(2)  --A--(B|)
  ///
  /// The source is disposed first, unless it is still inside its own subscription: then when its recipe
  /// returns. `take(0)` is `empty`: the source is never subscribed. Its state is not locked: put
  /// `deliver(on:)` before it if several threads send.
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
          // Counted before it is sent, as the subscriber may make the source send more.
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
