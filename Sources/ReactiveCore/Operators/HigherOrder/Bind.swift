extension Signal {
  /// Turns each value into a signal, sends what those signals send, and may stop early.
  ///
  ///     self  --1------2--|
  ///     1 →     a--b--c|
  ///     2 →            d--e--|
  ///     bind  --a--b--cd--e--|
  ///
  /// `makeStep` runs once a subscription, so what it captures starts anew with each. Its step
  /// returns `nil` to end the source, or sets `stop` to end it after one more signal. The signals
  /// that are already running go on; the result completes when the source and all of them have. An
  /// error disposes everything, and then is sent.
  ///
  /// Signals are subscribed as they come, on the thread that sends the value. What comes from
  /// several threads leaves one at a time.
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
          // First, as the last signal may make the source send more.
          if isLast { _ = isOver.set() }
          if let inner { flattening.start(inner) }
          if isLast { flattening.end(subscription) }
        },
        error: flattening.sendError,
        completed: { flattening.endOne() })
    }
    .named("-bind:", of: self)
  }
}
