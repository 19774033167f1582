extension Signal {
  /// Sends the first `count` values, and then completes.
  ///
  ///     self     --A--B--C--D--|
  ///     take(2)  --A--(B|)
  ///
  /// The subscription to this signal is disposed before completion is sent. If this signal's recipe
  /// is still running, its disposable is disposed as soon as the recipe returns it. An earlier
  /// completion or error passes through. `take(0)` completes immediately, and never subscribes to
  /// this signal.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
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
          // Count before sending, because the subscriber may make this signal send again.
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
