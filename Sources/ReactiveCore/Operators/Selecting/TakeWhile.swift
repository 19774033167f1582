extension Signal {
  /// Sends values while they satisfy `predicate`, and then completes.
  ///
  ///     self                    --1--2--9--3--|
  ///     take(while: { $0 < 5 }) --1--2--|
  ///
  /// The first value that doesn't satisfy `predicate` is not sent. The source is disposed before
  /// completion is sent. A source that sends inside its recipe is disposed when the recipe returns.
  /// Completion and errors that come earlier pass through.
  ///
  /// The state is not locked. If several threads send, put `deliver(on:)` before this operator.
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
