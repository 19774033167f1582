extension Signal {
  /// Combines all values into one result, and sends it when this signal completes.
  ///
  ///     self                     --1--2--3--|
  ///     aggregate(0) { $0 + $1 } -----------(6|)
  ///
  /// `combine` runs for each value as it arrives. If there are no values, `start` is sent. An error
  /// passes through, and no result is sent. All subscriptions begin with the same `start`.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-aggregateWithStart:reduce:`.
  public func aggregate<Result>(
    _ start: Result, _ combine: @escaping (_ running: Result, _ value: Value) -> Result
  ) -> Signal<Result> {
    aggregate(startFactory: { start }, combine)
      .named("-aggregateWithStart:", of: self) { "\(start) reduce:" }
  }

  /// Combines all values into one result, with a new start value for each subscription.
  ///
  /// `makeStart` runs once per subscription, before this signal is subscribed to. Completion,
  /// errors, and threads are the same as with a fixed `start`.
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
