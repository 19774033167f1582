extension Signal {
  /// Turns each value into a signal, sends the values of all these signals, and may stop early.
  ///
  ///     self  --1------2--|
  ///     1 →     a--b--c|
  ///     2 →            d--e--|
  ///     bind  --a--b--cd--e--|
  ///
  /// `makeStep` runs once per subscription, so subscriptions can have separate state. The step that
  /// it returns ends the source by returning `nil`, or by setting `stop` and returning one last
  /// signal. Signals that are already running continue.
  ///
  /// Completes when the source and all started signals have completed. The first error disposes all
  /// of them, and then fails the result.
  ///
  /// Each signal is subscribed to immediately, on the thread that sends the value. Events from
  /// several threads are sent one at a time.
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
          // Set this first, because the last signal may make the source send.
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
