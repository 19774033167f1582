extension Signal {
  /// Sends what this signal sends until `trigger` sends a value or completes, and then completes.
  ///
  ///     self         --A--B--C--D--|
  ///     trigger      --------x
  ///     take(until)  --A--B--|
  ///
  /// The trigger is subscribed first; one that fires inside its subscription keeps this signal from
  /// being subscribed at all. Both are disposed before completion is sent. An error of the trigger is
  /// ignored.
  ///
  /// RAC: `-takeUntil:`. Keeps SIG-TAKEUNTIL-1…6.
  public func take<Trigger>(until trigger: Signal<Trigger>) -> Signal<Value> {
    Signal { subscriber in
      let both = CompoundDisposable()
      let complete = {
        both.dispose()
        subscriber.sendCompleted()
      }
      both.add(
        trigger.forward(
          to: subscriber, next: { _ in complete() }, error: { _ in }, completed: complete))
      if both.isDisposed { return nil }
      both.add(self.forward(to: subscriber, completed: complete))
      return both
    }
    .named("-takeUntil:", of: self) { trigger.description }
  }

  /// Sends what this signal sends until `replacement` sends anything, and from then on that.
  ///
  ///     self                 --A--B--C--D--|
  ///     replacement          -------1-----2-----|
  ///     take(untilReplacement)
  ///                          --A--B-1-----2-----|
  ///
  /// The replacement is subscribed first. This signal's completion is not sent: the replacement
  /// decides; its error is.
  ///
  /// RAC: `-takeUntilReplacement:`. Keeps SIG-TAKEUNTILREP-1…6.
  public func take(untilReplacement replacement: Signal<Value>) -> Signal<Value> {
    Signal { subscriber in
      let source = CompoundDisposable()
      let inputs = CompoundDisposable([source])
      inputs.add(
        replacement.forward(
          to: subscriber,
          next: { value in
            source.dispose()
            subscriber.sendNext(value)
          },
          error: { error in
            source.dispose()
            subscriber.sendError(error)
          },
          completed: {
            source.dispose()
            subscriber.sendCompleted()
          }))
      if !source.isDisposed { source.add(self.forward(to: subscriber, completed: {})) }
      return inputs
    }
    .named("-takeUntilReplacement:", of: self) { replacement.description }
  }
}
