extension Signal {
  /// Sends all values in one array when this signal completes.
  ///
  ///     self     --A--B--|
  ///     collect  --------([A, B]|)
  ///
  /// If there are no values, the array is empty. If this signal fails, the error passes through,
  /// and no array is sent.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
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
