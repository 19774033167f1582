extension Signal {
  /// Ignores the values of this signal and, after it has completed, sends the values of `next()`.
  ///
  ///     self  --A--B--|
  ///     next          --1--2--|
  ///     then  ----------1--2--|
  ///
  /// `next` runs once per subscription, when this signal completes. Completes when the signal of
  /// `next` completes. Disposal disposes the running signal. An error ends the result. If this
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
