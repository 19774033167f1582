extension Signal {
  /// Sends a signal of the values up to the next value of `boundary`, then one of those that
  /// follow.
  ///
  ///     self      --A--B-----C--D--E--|
  ///     boundary  --------x-------x----
  ///     window    1-------2-------3---|
  ///     1         --A--B--|
  ///     2                 ---C--D-|
  ///     3                         -E--|
  ///
  /// The first window is sent at once. A window is hot: subscribe to it inside the value that sends
  /// it, or what it sends before is missed. It completes when the next one opens, and before that
  /// one is sent; what its end sends is in the next one. An end of this signal, or an error of
  /// `boundary`, ends the last window and then the result. When `boundary` completes the last window
  /// goes on. Disposing the result, as `take(2)` after it does, does not end a window: it hears nothing
  /// more, and `collect()` behind it waits for ever.
  ///
  /// `boundary` is subscribed first, then this signal. By time: `window(.interval(.seconds(3), on:
  /// scheduler))`; as arrays: ``buffer(_:on:)``.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `window`.
  public func window<Boundary>(_ boundary: Signal<Boundary>) -> Signal<Signal<Value>> {
    Signal<Signal<Value>>(of: self, boundary) { subscriber in
      let windows = Windows<Value>(to: subscriber)
      windows.begin()
      boundary.forward(
        to: subscriber, as: windows.boundarySubscription,
        next: { _ in windows.take(.boundary) },
        error: { windows.take(.error($0)) },
        completed: {})
      self.forward(
        to: subscriber, as: windows.subscription,
        next: { windows.take(.value($0)) },
        error: { windows.take(.error($0)) },
        completed: { windows.take(.completed) })
    }
    .named("-window:", of: self) { boundary.description }
  }
}

/// One subscription of `window`: the window that is open, and what came while it was exchanged.
private final class Windows<Value>: SerialOutput<Signal<Value>>, @unchecked Sendable {
  // Sendable: what follows is reached in turn.

  enum Input {
    case value(Value)
    case boundary
    case error(any Error)
    case completed

    var isEnd: Bool {
      switch self {
      case .value, .boundary: false
      case .error, .completed: true
      }
    }
  }

  let boundarySubscription = CompoundDisposable()
  let subscription = CompoundDisposable()
  private var open = Subject<Value>()
  private var isExchanging = false
  private let waiting = FirstInFirstOut<Input>()

  func begin() { subscriber.sendNext(open) }

  func take(_ input: Input) {
    turn.perform(orDefer: { self.take(input) }) {
      // What the end of a window sends is for the next, when that has been sent.
      if isExchanging, !(input.isEnd && waiting.isEmpty) { return waiting.append(input) }
      handle(input)
    }
  }

  private func handle(_ input: Input) {
    switch input {
    case .value(let value):
      open.sendNext(value)
    case .boundary:
      exchange()
    case .error(let error):
      disposeInputs()
      open.sendError(error)
      subscriber.sendError(error)
    case .completed:
      disposeInputs()
      open.sendCompleted()
      subscriber.sendCompleted()
    }
  }

  private func disposeInputs() {
    boundarySubscription.dispose()
    subscription.dispose()
  }

  private func exchange() {
    isExchanging = true
    var isDue = true
    while isDue {
      let full = open
      open = Subject()
      full.sendCompleted()
      subscriber.sendNext(open)
      isDue = handleWaiting()
    }
    isExchanging = false
  }

  /// Handles what waits up to the next boundary, and returns whether there is one.
  private func handleWaiting() -> Bool {
    while let input = waiting.popFirst() {
      if case .boundary = input { return true }
      handle(input)
    }
    return false
  }
}
