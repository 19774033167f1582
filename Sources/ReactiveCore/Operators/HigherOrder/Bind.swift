extension Signal {
  /// Turns each value into a signal, and sends the values of all these signals.
  ///
  ///     self  --1------2--|
  ///     1 →     a--b--c|
  ///     2 →            d--e--|
  ///     bind  --a--b--cd--e--|
  ///
  /// `makeStep` runs once per subscription, so each subscription can have its own state. The step
  /// that it returns turns a value into a signal, and can also stop early. If the step returns
  /// `nil`, or sets `stop` and returns one last signal, the subscription to this signal is
  /// disposed. The signals that the step returned earlier continue.
  ///
  /// Completes when all signals that the step returned have completed, and this signal has
  /// completed or was stopped. The first error disposes all subscriptions, and is then forwarded.
  ///
  /// Subscribes to each signal immediately, on the thread that sends the value. Events from several
  /// threads are sent one at a time.
  ///
  /// RAC: `-bind:`.
  public func bind<Output>(
    _ makeStep:
      @escaping () ->
      (_ value: Value, _ stop: inout Bool) -> Signal<Output>?
  ) -> Signal<Output> {
    Signal<Output>(of: self) { subscriber in
      let step = makeStep()
      let flattening = Flattening(to: subscriber)
      let subscription = CompoundDisposable()
      let isOver = Flag()
      self.forward(
        to: subscriber, as: subscription,
        next: { value in
          if isOver.isSet { return }
          var stop = false
          let inner = step(value, &stop)
          let isLast = stop || inner == nil
          // Set the flag before `add`, because the last signal may make this
          // signal send a value.
          if isLast { _ = isOver.set() }
          if let inner { flattening.add(inner) }
          if isLast, subscription.disposeFirst() { flattening.endSource() }
        },
        error: flattening.sendError,
        completed: flattening.endSource)
    }
    .named("-bind:", of: self)
  }
}
