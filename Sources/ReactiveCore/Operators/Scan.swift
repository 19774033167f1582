extension Signal {
  /// Folds each value into a running result, and sends every result.
  ///
  ///     self               --1--2--3--4--|
  ///     scan(0) { $0 + $1 }
  ///                        --1--3--6--10-|
  ///
  /// The running result is kept without a lock: the source sends one event at a time, and where several threads
  /// send, `deliver(on:)` comes first.
  ///
  /// `start` itself is not sent. RAC: `-scanWithStart:reduce:`. Keeps STR-SCAN-1, 3 and 4.
  public func scan<Result>(
    _ start: Result, _ combine: @escaping (_ running: Result, _ value: Value) -> Result
  ) -> Signal<Result> {
    Signal<Result> { subscriber in
      let running = Variable(start)
      return self.forward(
        to: subscriber,
        next: { value in
          let result = combine(running.value, value)
          running.change(to: result) { subscriber.sendNext(result) }
        })
    }
    .named("-scanWithStart:", of: self) { "\(start) reduce:" }
  }

  /// Folds each value and its position, counted from 0, into a running result.
  ///
  /// RAC: `-scanWithStart:reduceWithIndex:`. Keeps STR-SCAN-2, STR-SCAN-3.
  public func scanWithIndex<Result>(
    _ start: Result,
    _ combine:
      @escaping (_ running: Result, _ value: Value, _ index: Int) -> Result
  ) -> Signal<Result> {
    Signal<Result> { subscriber in
      let running = Variable(start)
      let index = Variable(0)
      return self.forward(
        to: subscriber,
        next: { value in
          let result = combine(running.value, value, index.value)
          index.value += 1
          running.change(to: result) { subscriber.sendNext(result) }
        })
    }
    .named("-scanWithStart:", of: self) { "\(start) reduceWithIndex:" }
  }

  /// Sends `combine` of each value and the one before it; `start` stands before the first.
  ///
  ///     self                           --1--3--6--|
  ///     combinePrevious(0) { $1 - $0 } --1--2--3--|
  ///
  /// The value before is kept without a lock: the source sends one event at a time, and where several threads
  /// send, `deliver(on:)` comes first.
  ///
  /// RAC: `-combinePreviousWithStart:reduce:`. Keeps STR-COMBPREV-1…3.
  public func combinePrevious<Result>(
    _ start: Value, _ combine: @escaping (_ previous: Value, _ current: Value) -> Result
  ) -> Signal<Result> {
    Signal<Result> { subscriber in
      let previous = Variable(start)
      return self.forward(
        to: subscriber,
        next: { value in
          let result = combine(previous.value, value)
          previous.change(to: value) { subscriber.sendNext(result) }
        })
    }
    .named("-combinePreviousWithStart:", of: self) { "\(start) reduce:" }
  }
}
