extension Signal {
  /// Turns a value into a signal unless an earlier one still runs, and sends what it sends.
  ///
  ///     self        --1--2-----3----|
  ///     1 →           a----b|
  ///     3 →                    a----b|
  ///     exhaustMap  --a----b---a----b|
  ///
  /// A value that comes meanwhile is dropped: a button pressed twice saves once. Completes when
  /// this signal and the one that runs have; the first error ends both. `transform` is called on
  /// the thread that sends the value.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `flatMapFirst`.
  public func exhaustMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    Signal<Output> { subscriber in
      let flattening = Flattening(to: subscriber)
      let source = CompoundDisposable()
      let isBusy = Locked(false)
      flattening.disposable.add(source)
      source.add(
        self.forward(
          to: subscriber,
          next: { value in
            let isFree = isBusy.withLock { isBusy in
              defer { isBusy = true }
              return !isBusy
            }
            if isFree { flattening.start(transform(value)) { isBusy.withLock { $0 = false } } }
          },
          error: { flattening.fail($0) },
          completed: { flattening.end(source) }))
      return flattening.disposable
    }
    .named("-exhaustMap:", of: self)
  }
}
