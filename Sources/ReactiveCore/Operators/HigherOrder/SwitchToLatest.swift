extension Signal {
  /// Sends what the latest of the signals sends that this signal sends.
  ///
  ///     self            --a--------b------|
  ///     a                 -A--B-----C--|
  ///     b                          -1--2--|
  ///     switchToLatest  ---A--B-----1--2--|
  ///
  /// A new signal is subscribed first, and then the old one is disposed; from the moment at which the new
  /// one was sent, no thread brings a value or an error of the old one. Completes when this signal and the
  /// latest one have; an error of this signal or of the latest one ends it.
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
