extension Signal {
  /// Subscribes to this signal again each time it completes.
  ///
  ///     self    -A-B|
  ///     repeat  -A-B-A-B-A-B…
  ///
  /// The first subscription is immediate. Later ones are scheduled, one at a time, on the scheduler
  /// that is current when the first round ends, or on a background scheduler if there is none.
  ///
  /// Never completes. An error ends the result, after the source is disposed. The source is
  /// retained until the result ends or is disposed.
  ///
  /// RAC: `-repeat`.
  public func `repeat`() -> Signal<Value> {
    Signal(of: self) { subscriber in
      self.subscribeAgain(for: subscriber) { error in error == nil }
    }
    .named("-repeat", of: self)
  }
}
