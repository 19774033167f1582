extension Signal {
  /// Sends values while `predicate` is true of them, and then completes.
  ///
  ///     self                    --1--2--9--3--|
  ///     take(while: { $0 < 5 }) --1--2--|
  ///
  /// The value that ends it is not sent. An end of this signal before that passes through. The
  /// source is disposed first, unless it is still inside its own subscription: then when its recipe
  /// returns. Its state is not locked: put `deliver(on:)` before it if several threads send.
  ///
  /// RAC: `-takeWhileBlock:`.
  public func take(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    Signal(of: self) { subscriber in
      var isOver = false
      self.forward(
        to: subscriber,
        next: { value in
          if isOver { return }
          if predicate(value) { return subscriber.sendNext(value) }
          isOver = true
          subscriber.sendCompleted()
        })
    }
    .named("-takeWhileBlock:", of: self)
  }
}
