extension Signal {
  /// Sends the values of the signal that `next` returns, after this signal has completed.
  ///
  ///     self  --A--B--|
  ///     next          --1--2--|
  ///     then  ----------1--2--|
  ///
  /// The values of this signal are ignored. `next` runs once per subscription, when this signal
  /// completes. Disposing the result disposes the current subscription.
  ///
  /// Completes when the signal that `next` returned completes. Fails with the first error. If this
  /// signal fails, `next` doesn't run.
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
