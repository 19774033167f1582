extension Signal {
  /// Sends what this signal sends until `replacement` sends anything, and from then on that.
  ///
  ///     self                      --A--B--C--D--|
  ///     replacement               -------1-----2-----|
  ///     take(untilReplacement:)   --A--B-1-----2-----|
  ///
  /// The replacement is subscribed first. This signal's completion is not sent, as the replacement
  /// decides; its error is.
  ///
  /// RAC: `-takeUntilReplacement:`. Keeps SIG-TAKEUNTILREP-1…6.
  public func take(untilReplacement replacement: Signal<Value>) -> Signal<Value> {
    Signal(of: self, replacement) { subscriber in
      let output = LatestOutput(to: subscriber)
      let source = CompoundDisposable()
      let other = CompoundDisposable()
      output.change(to: source)
      let takeOver = {
        output.change(to: other)
        source.dispose()
      }
      replacement.forward(
        to: subscriber, as: other,
        next: {
          takeOver()
          output.sendNext($0, from: other)
        },
        error: {
          takeOver()
          output.sendError($0)
        },
        completed: {
          takeOver()
          output.sendCompleted()
        })
      self.forward(
        to: subscriber, as: source,
        next: { output.sendNext($0, from: source) },
        error: { output.sendError($0, from: source) },
        completed: {})
    }
    .named("-takeUntilReplacement:", of: self) { replacement.description }
  }
}
