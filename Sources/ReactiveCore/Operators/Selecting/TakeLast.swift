extension Signal {
  /// Sends the last `count` values when this signal completes, and then completes.
  ///
  ///     self         --A--B--C--|
  ///     takeLast(2)  -----------(BC|)
  ///
  /// An error passes through. An error or disposal drops the collected values.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-takeLast:`.
  public func takeLast(_ count: Int) -> Signal<Value> {
    precondition(count >= 0, "takeLast(_:) cannot take fewer than 0 values.")
    return Signal(of: self) { subscriber in
      let last = FirstInFirstOut<Value>()
      self.forward(
        to: subscriber,
        next: { value in
          last.append(value)
          if last.count > count { _ = last.popFirst() }
        },
        completed: {
          while let value = last.popFirst() { subscriber.sendNext(value) }
          subscriber.sendCompleted()
        })
    }
    .named("-takeLast:", of: self) { "\(count)" }
  }
}
