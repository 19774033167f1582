extension Signal {
  /// Sends values while they satisfy `predicate`, and then completes.
  ///
  ///     self                    --1--2--9--3--|
  ///     take(while: { $0 < 5 }) --1--2--|
  ///
  /// The first value that doesn't satisfy `predicate` is not sent. The subscription to this signal
  /// is disposed before completion is sent. If this signal's recipe is still running, its
  /// disposable is disposed as soon as the recipe returns it. An earlier completion or error passes
  /// through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
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
