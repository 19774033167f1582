extension Signal {
  /// Sends `combine` of each value and the one before it.
  ///
  ///     self                           --1--3--6--|
  ///     combinePrevious(0) { $1 - $0 } --1--2--3--|
  ///
  /// `start` stands before the first value. Its state is not locked: put `deliver(on:)` before it
  /// if several threads send.
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
