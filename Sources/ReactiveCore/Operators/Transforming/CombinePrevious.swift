extension Signal {
  /// Combines each value with the previous one, and sends the results.
  ///
  ///     self                           --1--3--6--|
  ///     combinePrevious(0) { $1 - $0 } --1--2--3--|
  ///
  /// The first value is combined with `start`. Completion and errors pass through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-combinePreviousWithStart:reduce:`.
  public func combinePrevious<Result>(
    _ start: Value, _ combine: @escaping (_ previous: Value, _ current: Value) -> Result
  ) -> Signal<Result> {
    Signal<Result>(of: self) { subscriber in
      let previous = Box(start)
      self.forward(
        to: subscriber,
        next: { value in
          let result = combine(previous.value, value)
          previous.change(to: value) { subscriber.sendNext(result) }
        })
    }
    .named("-combinePreviousWithStart:", of: self) { "\(start) reduce:" }
  }
}
