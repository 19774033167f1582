extension Signal {
  /// Collects values, and sends them in arrays of `count` values.
  ///
  ///     self             --A--B-----C--D--E--|
  ///     buffer(count: 2) -----[A, B]---[C, D]([E]|)
  ///
  /// On completion, any remaining values are sent. An error or disposal drops them. Arrays are sent
  /// on the threads that send the values.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `buffer`. Combine: `collect(_:)`.
  public func buffer(count: Int) -> Signal<[Value]> {
    precondition(count > 0, "buffer(count:) cannot collect fewer than 1 value.")
    return Signal<[Value]>(of: self) { subscriber in
      var values: [Value] = []
      let takeAll = {
        defer { values = [] }
        return values
      }
      self.forward(
        to: subscriber,
        next: { value in
          values.append(value)
          if values.count == count { subscriber.sendNext(takeAll()) }
        },
        completed: {
          if !values.isEmpty { subscriber.sendNext(takeAll()) }
          subscriber.sendCompleted()
        })
    }
    .named("-bufferWithCount:", of: self) { "\(count)" }
  }
}
