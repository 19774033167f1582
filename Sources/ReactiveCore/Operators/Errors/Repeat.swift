extension Signal {
  /// Subscribes to this signal again each time it completes.
  ///
  ///     self    -A-B|
  ///     repeat  -A-B-A-B-A-B…
  ///
  /// The first subscription is made immediately. Later ones are made one at a time, on the
  /// scheduler that is current when the first subscription ends, or on a background scheduler if
  /// there is none.
  ///
  /// Never completes. Fails with the first error, after the subscription to this signal is
  /// disposed. This signal is retained until the result fails or is disposed.
  ///
  /// RAC: `-repeat`.
  public func `repeat`() -> Signal<Value> {
    Signal(of: self) { subscriber in
      self.subscribeAgain(for: subscriber) { error in error == nil }
    }
    .named("-repeat", of: self)
  }
}
