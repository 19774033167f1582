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
  /// RAC: `-bind:`. Keeps STR-BIND-1…11, STR-BIND-14, STR-BIND-15; STR-BIND-12 and STR-BIND-13 are
  /// decided: after `nil` or `stop` the step is not called again.
  public func bind<Output>(
    _ makeStep:
      @escaping () ->
      (_ value: Value, _ stop: inout Bool) -> Signal<Output>?
  ) -> Signal<Output> {
    Signal<Output> { subscriber in
      let step = makeStep()
      let flattening = Flattening(to: subscriber)
      let source = CompoundDisposable()
      flattening.disposable.add(source)
      source.add(
        self.forward(
          to: subscriber,
          next: { value in
            if source.isDisposed { return }
            var stop = false
            let inner = step(value, &stop)
            if let inner { flattening.start(inner) }
            if stop || inner == nil { flattening.end(source) }
          },
          error: { flattening.fail($0) },
          completed: { flattening.end(source) }))
      return flattening.disposable
    }
    .named("-bind:", of: self)
  }
}
