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
      let relay = Relay(to: subscriber)
      relay.inputs.add(
        replacement.forward(
          to: subscriber,
          next: { relay.takeOver(with: .next($0)) },
          error: { relay.takeOver(with: .error($0)) },
          completed: { relay.takeOver(with: .completed) }))
      if relay.source.isDisposed { return relay.inputs }
      relay.source.add(
        self.forward(
          to: subscriber,
          next: { relay.send(.next($0)) },
          error: { relay.send(.error($0)) },
          completed: {}))
      return relay.inputs
    }
    .named("-takeUntilReplacement:", of: self) { replacement.description }
  }
}

/// One subscription of `take(untilReplacement:)`: the source, until the replacement sends anything.
private final class Relay<Value>: Serializer, @unchecked Sendable {
  // Sendable: the subscriber is reached in turn.
  let source = CompoundDisposable()
  let inputs: CompoundDisposable
  private let subscriber: Subscriber<Value>

  init(to subscriber: Subscriber<Value>) {
    self.subscriber = subscriber
    inputs = CompoundDisposable([source])
  }

  func takeOver(with event: Event<Value>) {
    perform(orDefer: { self.takeOver(with: event) }) {
      source.dispose()
      pass(event)
    }
  }

  func send(_ event: Event<Value>) {
    perform(orDefer: { self.send(event) }) {
      // It may have waited here while the replacement took over.
      if !source.isDisposed { pass(event) }
    }
  }

  private func pass(_ event: Event<Value>) {
    switch event {
    case .next(let value): subscriber.sendNext(value)
    case .error(let error): subscriber.sendError(error)
    case .completed: subscriber.sendCompleted()
    }
  }
}
