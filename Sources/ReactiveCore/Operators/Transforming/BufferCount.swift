extension Signal {
  /// Collects values, and sends each `count` of them as one array.
  ///
  ///     self             --A--B-----C--D--E--|
  ///     buffer(count: 2) -----[A, B]---[C, D]([E]|)
  ///
  /// On completion the rest is sent, if there is one; on an error or a disposal it is dropped.
  /// Arrays come on the threads that send the values. Its state is not locked: put `deliver(on:)`
  /// before it if several threads send.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `buffer`; Combine: `collect(_:)`.
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
