extension Signal {
  /// Sends the latest value of this signal each time `sampler` sends a value.
  ///
  ///     self     --A--B--------C--|
  ///     sampler  -x-----x--x-------x-|
  ///     sample   -------B--B------|
  ///
  /// If the latest value hasn't changed, it is sent again. Values of `sampler` that arrive before
  /// this signal's first value are ignored. Subscribes to this signal before `sampler`.
  ///
  /// Completes when either signal completes. Fails with the first error. Both subscriptions are
  /// disposed before the completion or error is sent.
  ///
  /// RAC: `-sample:`.
  public func sample<Other>(_ sampler: Signal<Other>) -> Signal<Value> {
    Signal(of: self, sampler) { subscriber in
      let output = SerialOutput(to: subscriber)
      let latest = Locked(Value?.none)
      self.forward(
        to: subscriber,
        next: { value in _ = latest.withLock { replace(&$0, with: value) } },
        error: output.sendError,
        completed: output.sendCompleted)
      sampler.forward(
        to: subscriber,
        next: { _ in output.sendLatest { latest.withLock { $0 } } },
        error: output.sendError,
        completed: output.sendCompleted)
    }
    .named("-sample:", of: self) { sampler.description }
  }

  /// Samples this signal with one whose type can't be inferred, such as `.never()`.
  ///
  /// Completes when either signal completes. Fails with the first error.
  ///
  /// RAC: `-sample:`.
  @_disfavoredOverload  // Prefer the generic operator if the type is known.
  public func sample(_ sampler: Signal<Void>) -> Signal<Value> {
    sample(sampler)
  }
}
