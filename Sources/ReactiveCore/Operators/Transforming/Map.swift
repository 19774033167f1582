extension Signal {
  /// Sends `transform(value)` for each value.
  ///
  ///     self        --1--2--3--|
  ///     map { $0 * 2 }
  ///                 --2--4--6--|
  ///
  /// `transform` runs on the thread that sends the value. Completion and errors pass through. This
  /// is equivalent to `flattenMap { .return(transform($0)) }`.
  ///
  /// RAC: `-map:`.
  @inlinable
  public func map<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    // Inlining makes a chain of twenty maps three times as fast.
    Signal<Output>(of: self) { subscriber in
      self.forward(to: subscriber, next: { subscriber.sendNext(transform($0)) })
    }
    .named("-map:", of: self)
  }
}
