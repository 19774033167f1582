extension Signal {
  /// Combines each value with the running result, and sends every new result.
  ///
  ///     self               --1--2--3--4--|
  ///     scan(0) { $0 + $1 }
  ///                        --1--3--6--10-|
  ///
  /// The running result begins with `start`, which is not sent. Completion and errors pass through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-scanWithStart:reduce:`.
  public func scan<Result>(
    _ start: Result, _ combine: @escaping (_ running: Result, _ value: Value) -> Result
  ) -> Signal<Result> {
    Signal<Result>(of: self) { subscriber in
      let running = Box(start)
      self.forward(
        to: subscriber,
        next: { value in
          let result = combine(running.value, value)
          running.change(to: result) { subscriber.sendNext(result) }
        })
    }
    .named("-scanWithStart:", of: self) { "\(start) reduce:" }
  }
}
