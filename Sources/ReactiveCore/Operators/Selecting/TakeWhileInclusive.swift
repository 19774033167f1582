extension Signal {
  /// Sends values while they satisfy `predicate`, then the first one that doesn't, and completes.
  ///
  ///     self                                     --1--2--9--3--|
  ///     take(while: { $0 < 5 }, inclusive: true) --1--2--(9|)
  ///
  /// If `inclusive` is false, the value that doesn't satisfy `predicate` is not sent.
  ///
  /// The subscription to this signal is disposed before completion is sent. An earlier completion
  /// or error passes through.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `take(while:behavior:)`.
  public func take(
    while predicate: @escaping (Value) -> Bool, inclusive: Bool
  ) -> Signal<Value> {
    if !inclusive { return take(while: predicate) }
    return bind {
      { value, stop in
        stop = !predicate(value)
        return .return(value)
      }
    }
    .named("-takeWhileBlock:", of: self) { "inclusive" }
  }
}
