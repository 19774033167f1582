extension Signal {
  /// Folds all values into one result, and sends it when this signal completes.
  ///
  ///     self                     --1--2--3--|
  ///     aggregate(0) { $0 + $1 } -----------(6|)
  ///
  /// The fold runs as values arrive. Without a value, `start` is sent; after an error, nothing but
  /// the error. All subscriptions begin with the same `start`. Its state is not locked: put
  /// `deliver(on:)` before it if several threads send.
  ///
  /// RAC: `-aggregateWithStart:reduce:`.
  public func aggregate<Result>(
    _ start: Result, _ combine: @escaping (_ running: Result, _ value: Value) -> Result
  ) -> Signal<Result> {
    aggregate(startFactory: { start }, combine)
      .named("-aggregateWithStart:", of: self) { "\(start) reduce:" }
  }

  /// Folds all values into one result, which begins anew with each subscription.
  ///
  /// `makeStart` is called once for each subscription, before this signal is subscribed. All else
  /// is as with one `start` for all.
  ///
  /// RAC: `-aggregateWithStartFactory:reduce:`.
  public func aggregate<Result>(
    startFactory makeStart: @escaping () -> Result,
    _ combine: @escaping (_ running: Result, _ value: Value) -> Result
  ) -> Signal<Result> {
    Signal<Result>(of: self) { subscriber in
      let running = Box(makeStart())
      self.forward(
        to: subscriber,
        next: { running.value = combine(running.value, $0) },
        completed: {
          subscriber.sendNext(running.value)
          subscriber.sendCompleted()
        })
    }
    .named("-aggregateWithStartFactory:reduce:", of: self)
  }
}
