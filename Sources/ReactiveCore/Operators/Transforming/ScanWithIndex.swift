extension Signal {
  /// Combines each value and its index with the running result, and sends every new result.
  ///
  ///     self                        --5--5--5--|
  ///     scanWithIndex(0) { $0 + $1 * $2 }
  ///                                 --0--5--15-|
  ///
  /// The running result begins with `start`, which is not sent. The index begins at 0 for each
  /// subscription. Completion and errors pass through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-scanWithStart:reduceWithIndex:`.
  public func scanWithIndex<Result>(
    _ start: Result,
    _ combine:
      @escaping (_ running: Result, _ value: Value, _ index: Int) -> Result
  ) -> Signal<Result> {
    Signal<Result>(of: self) { subscriber in
      let running = Box(start)
      var index = 0
      self.forward(
        to: subscriber,
        next: { value in
          let result = combine(running.value, value, index)
          index += 1
          running.change(to: result) { subscriber.sendNext(result) }
        })
    }
    .named("-scanWithStart:", of: self) { "\(start) reduceWithIndex:" }
  }
}
