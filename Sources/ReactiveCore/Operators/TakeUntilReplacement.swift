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
    Signal { subscriber in
      let serializer = Serializer()
      let source = CompoundDisposable()
      let inputs = CompoundDisposable([source])
      inputs.add(
        replacement.forward(
          to: subscriber,
          next: serializer.serialize { value in
            source.dispose()
            subscriber.sendNext(value)
          },
          error: serializer.serialize { error in
            source.dispose()
            subscriber.sendError(error)
          },
          completed: serializer.serialize {
            source.dispose()
            subscriber.sendCompleted()
          }))
      if source.isDisposed { return inputs }
      source.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { value in
            // It may have waited here while the replacement took over.
            if !source.isDisposed { subscriber.sendNext(value) }
          },
          error: serializer.serialize { error in
            if !source.isDisposed { subscriber.sendError(error) }
          },
          completed: {}))
      return inputs
    }
    .named("-takeUntilReplacement:", of: self) { replacement.description }
  }
}
