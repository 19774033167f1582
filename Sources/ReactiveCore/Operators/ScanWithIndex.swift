extension Signal {
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
}
