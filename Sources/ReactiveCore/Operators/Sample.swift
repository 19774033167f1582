extension Signal {
  /// Sends the latest value each time `sampler` sends, again if it has not changed.
  ///
  ///     self     --A--B--------C--|
  ///     sampler  -x-----x--x------x-|
  ///     sample   -------B--B------|
  ///
  /// What the sampler sends before the first value is ignored. The end of either ends the result; an
  /// error of either fails it. This signal is subscribed first, then the sampler, always both.
  ///
  /// RAC: `-sample:`. Keeps SIG-SAMPLE-1…5.
  public func sample<Other>(_ sampler: Signal<Other>) -> Signal<Value> {
    Signal { subscriber in
      let serializer = Serializer()
      var latest: Value?
      let inputs = CompoundDisposable()
      let fail = serializer.serialize { (error: any Error) in
        inputs.dispose()
        subscriber.sendError(error)
      }
      let complete = serializer.serialize {
        inputs.dispose()
        subscriber.sendCompleted()
      }
      inputs.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { latest = $0 },
          error: fail, completed: complete))
      inputs.add(
        sampler.forward(
          to: subscriber,
          next: serializer.serialize { _ in
            if let latest { subscriber.sendNext(latest) }
          },
          error: fail, completed: complete))
      return inputs
    }
    .named("-sample:", of: self) { sampler.description }
  }
}
