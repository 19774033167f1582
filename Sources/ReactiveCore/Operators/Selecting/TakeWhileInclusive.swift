extension Signal {
  /// Sends values while `predicate` is true of them, and then, if `inclusive`, the one that ends it.
  ///
  ///     self                                     --1--2--9--3--|
  ///     take(while: { $0 < 5 }, inclusive: true) --1--2--(9|)
  ///
  /// The source is disposed when the last value has been sent, and then completion is sent. An error
  /// before that passes through.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `take(while:behavior:)`.
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
