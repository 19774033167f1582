extension Signal {
  /// Sends the values of this signal until `trigger` sends a value or completes, and then
  /// completes.
  ///
  ///     self          --A--B--C--D--|
  ///     trigger       -------x
  ///     take(until:)  --A--B-|
  ///
  /// Subscribes to `trigger` first. If it sends a value or completes inside its recipe, this signal
  /// is never subscribed to. Both subscriptions are disposed before completion is sent.
  ///
  /// Also completes when this signal completes. Fails if this signal fails. An error from
  /// `trigger` is ignored.
  ///
  /// RAC: `-takeUntil:`.
  public func take<Trigger>(until trigger: Signal<Trigger>) -> Signal<Value> {
    Signal(of: self, trigger) { subscriber in
      let output = SerialOutput(to: subscriber)
      trigger.forward(
        to: subscriber,
        next: { _ in output.sendCompleted() },
        error: { _ in },
        completed: output.sendCompleted)
      self.forward(
        to: subscriber,
        next: output.sendNext,
        error: output.sendError,
        completed: output.sendCompleted)
    }
    .named("-takeUntil:", of: self) { trigger.description }
  }

  /// Ends this signal at a trigger whose type can't be inferred, such as `.never()`.
  ///
  /// Completes when `trigger` sends a value or completes.
  ///
  /// Also completes when this signal completes. Fails if this signal fails. An error from
  /// `trigger` is ignored.
  ///
  /// RAC: `-takeUntil:`.
  @_disfavoredOverload  // Prefer the generic operator if the type is known.
  public func take(until trigger: Signal<Void>) -> Signal<Value> {
    take(until: trigger)
  }
}
