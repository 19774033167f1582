extension Signal {
  /// Drops values while `predicate` is true of them, and sends all that follow.
  ///
  ///     self                    --1--2--9--3--|
  ///     skip(while: { $0 < 5 }) --------9--3--|
  ///
  /// After the first value that is sent, `predicate` is not called again. Its state is not locked:
  /// put `deliver(on:)` before it if several threads send.
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
