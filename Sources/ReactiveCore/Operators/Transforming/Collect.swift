extension Signal {
  /// Sends all values as one array when this signal completes.
  ///
  ///     self     --A--B--|
  ///     collect  --------([A, B]|)
  ///
  /// An error is passed on, without the array. Its state is not locked: put `deliver(on:)` before
  /// it if several threads send.
  ///
  /// RAC: `-collect`.
  public func collect() -> Signal<[Value]> {
    Signal<[Value]>(of: self) { subscriber in
      var values: [Value] = []
      self.forward(
        to: subscriber,
        next: { values.append($0) },
        completed: {
          subscriber.sendNext(values)
          subscriber.sendCompleted()
        })
    }
    .named("-collect", of: self)
  }
}
