extension Signal {
  /// Turns a value into a signal, and drops further values while that signal is running.
  ///
  ///     self        --1--2-----3----|
  ///     1 →           a----b|
  ///     3 →                    a----b|
  ///     exhaustMap  --a----b---a----b|
  ///
  /// For example, a button that is pressed twice saves only once. `transform` runs on the thread
  /// that sends the value.
  ///
  /// Completes when this signal and the running signal have completed. The first error disposes
  /// both subscriptions, and is then forwarded.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `flatMapFirst`.
  public func exhaustMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    Signal<Output>(of: self) { subscriber in
      let switching = Switching(to: subscriber)
      self.forward(
        to: subscriber,
        next: { if switching.beginIfIdle() { switching.change(to: transform($0)) } },
        error: switching.sendError,
        completed: switching.endOuter)
    }
    .named("-exhaustMap:", of: self)
  }
}
