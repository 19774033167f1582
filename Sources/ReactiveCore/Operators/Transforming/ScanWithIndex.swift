extension Signal {
  /// Folds each value and its position, counted from 0, into a running result, and sends every
  /// result.
  ///
  ///     self                        --5--5--5--|
  ///     scanWithIndex(0) { $0 + $1 * $2 }
  ///                                 --0--5--15-|
  ///
  /// Its state is not locked: put `deliver(on:)` before it if several threads send.
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
