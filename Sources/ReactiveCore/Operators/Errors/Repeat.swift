extension Signal {
  /// Subscribes again each time this signal completes, for ever.
  ///
  ///     self    -A-B|
  ///     repeat  -A-B-A-B-A-B…
  ///
  /// The first subscription is immediate. Later ones are scheduled, one at a time, on the scheduler
  /// that is current when the first round ends, or on a background scheduler where none is. An
  /// error is passed on, after the subscription was disposed. The source is held until the end or
  /// disposal.
  ///
  /// RAC: `-repeat`.
  public func `repeat`() -> Signal<Value> {
    Signal(of: self) { subscriber in
      self.subscribeAgain(for: subscriber) { error in error == nil }
    }
    .named("-repeat", of: self)
  }
}
