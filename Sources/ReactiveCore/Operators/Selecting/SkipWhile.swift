extension Signal {
  /// Drops values until one doesn't satisfy `predicate`, and sends that value and all later values.
  ///
  ///     self                    --1--2--9--3--|
  ///     skip(while: { $0 < 5 }) --------9--3--|
  ///
  /// `predicate` doesn't run again after the first value has been sent. Completion and errors pass
  /// through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-skipWhileBlock:`.
  public func skip(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    Signal(of: self) { subscriber in
      var isSkipping = true
      self.forward(
        to: subscriber,
        next: { value in
          if isSkipping, predicate(value) { return }
          isSkipping = false
          subscriber.sendNext(value)
        })
    }
    .named("-skipWhileBlock:", of: self)
  }
}
