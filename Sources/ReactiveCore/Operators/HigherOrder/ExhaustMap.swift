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
    Signal<Output>(of: self) { subscriber in
      let switching = Switching(to: subscriber)
      self.forward(
        to: subscriber,
        next: { if switching.admitIfFree() { switching.change(to: transform($0)) } },
        error: switching.sendError,
        completed: switching.endOuter)
    }
    .named("-exhaustMap:", of: self)
  }
}
