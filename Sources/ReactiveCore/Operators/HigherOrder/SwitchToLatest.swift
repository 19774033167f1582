extension Signal {
  /// Sends the values of the latest signal that this signal has sent.
  ///
  ///     self            --a--------b------|
  ///     a                 -A--B-----C--|
  ///     b                          -1--2--|
  ///     switchToLatest  ---A--B-----1--2--|
  ///
  /// Subscribes to each new signal before disposing the subscription to the previous one. As soon
  /// as this signal has sent the new one, values and errors of the previous one are ignored, even
  /// if another thread is sending them.
  ///
  /// Completes when this signal and the latest one have completed. Fails with the first error of
  /// either signal.
  ///
  /// RAC: `-switchToLatest`.
  public func switchToLatest<Inner>() -> Signal<Inner>
  where Value: Signal<Inner> {
    Signal<Inner>(of: self) { subscriber in
      let switching = Switching(to: subscriber)
      self.forward(
        to: subscriber,
        next: { switching.change(to: $0) },
        error: switching.sendError,
        completed: switching.endOuter)
    }
    .named("-switchToLatest", of: self)
  }
}
