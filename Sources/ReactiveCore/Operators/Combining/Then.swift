extension Signal {
  /// Drops every value, and when this signal has completed goes on with another.
  ///
  ///     self  --A--B--|
  ///     next          --1--2--|
  ///     then  ----------1--2--|
  ///
  /// The effects of this signal happen. `next` is called once a subscription, inside the
  /// completion; after an error it is not called, and the error is sent. Disposal disposes the
  /// signal that runs.
  ///
  /// RAC: `-then:`.
  public func then<Output>(_ next: @escaping () -> Signal<Output>) -> Signal<Output> {
    Signal<Output>(of: self) { subscriber in
      self.forward(
        to: subscriber, next: { _ in }, completed: { next().subscribe(subscriber) })
    }
    .named("-then:", of: self)
  }
}
