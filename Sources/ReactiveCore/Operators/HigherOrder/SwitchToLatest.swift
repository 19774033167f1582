extension Signal {
  /// Sends the values of the latest signal that this signal has sent.
  ///
  ///     self            --a--------b------|
  ///     a                 -A--B-----C--|
  ///     b                          -1--2--|
  ///     switchToLatest  ---A--B-----1--2--|
  ///
  /// Each new signal is subscribed to before the previous one is disposed. As soon as the new
  /// signal is sent, values and errors of the previous one are ignored on every thread.
  ///
  /// Completes when this signal and the latest one have completed. An error of
  /// either signal fails the result.
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
