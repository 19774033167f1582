extension Signal {
  /// Sends what this signal sends until `trigger` sends a value or completes, and then completes.
  ///
  ///     self          --A--B--C--D--|
  ///     trigger       -------x
  ///     take(until:)  --A--B-|
  ///
  /// The trigger is subscribed first; one that fires inside its subscription keeps this signal from
  /// being subscribed at all. Both are disposed before completion is sent. An error of the trigger
  /// is ignored.
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

  /// Overload for signals such as `.never()`, whose type cannot be inferred.
  ///
  /// RAC: `-takeUntil:`.
  @_disfavoredOverload  // Where the type is known, the compiler takes the operator itself.
  public func take(until trigger: Signal<Void>) -> Signal<Value> {
    take(until: trigger)
  }
}
