extension Signal {
  /// Folds each value into a running result, and sends every result.
  ///
  ///     self               --1--2--3--4--|
  ///     scan(0) { $0 + $1 }
  ///                        --1--3--6--10-|
  ///
  /// `start` itself is not sent. Its state is not locked: put `deliver(on:)` before it if several
  /// threads send.
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
