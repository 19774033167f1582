extension Signal {
  /// Sends `transform(value)` for each value, unless the result is `nil`.
  ///
  ///     self        --1--x--3--|
  ///     compactMap { Int($0) }
  ///                 --1-----3--|
  ///
  /// Completion and errors pass through.
  ///
  /// ReactiveCocoa has no equivalent. Rx and Combine: `compactMap`.
  public func compactMap<Output>(
    _ transform: @escaping (Value) -> Output?
  ) -> Signal<Output> {
    Signal<Output>(of: self) { subscriber in
      self.forward(
        to: subscriber,
        next: { value in
          if let output = transform(value) { subscriber.sendNext(output) }
        })
    }
    .named("-compactMap:", of: self)
  }
}
