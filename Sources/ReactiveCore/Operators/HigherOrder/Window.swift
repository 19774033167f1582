extension Signal {
  /// Splits the values into signals, called *windows*, at each value of `boundary`.
  ///
  ///     self      --A--B-----C--D--E--|
  ///     boundary  --------x-------x----
  ///     window    1-------2-------3---|
  ///     1         --A--B--|
  ///     2                 ---C--D-|
  ///     3                         -E--|
  ///
  /// The first window is sent immediately. Windows are hot. Subscribe to a window inside the
  /// callback that receives it, or you miss its first values. A window completes just before the
  /// next one is sent. If that completion makes this signal send values, the next window sends
  /// them.
  ///
  /// When this signal ends or `boundary` fails, the last window ends, and then the result ends.
  /// When `boundary` completes, the last window stays open until this signal ends. Disposing the
  /// result, for example with `take(2)`, doesn't complete the open window. That window receives no
  /// more values, so `collect()` on it never sends an array.
  ///
  /// Subscribes to `boundary` before this signal. For windows of equal length, use
  /// `window(.interval(.seconds(3), on: scheduler))`. For arrays, use ``buffer(_:on:)``.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `window`.
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

/// The open window of a subscription, and the events that arrive while the window is being
/// replaced.
private final class Windows<Value>: SerialOutput<Signal<Value>>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.

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
  private var isReplacing = false
  private let waiting = FirstInFirstOut<Input>()

  func begin() { subscriber.sendNext(open) }

  func take(_ input: Input) {
    serializer.perform(orDefer: { self.take(input) }) {
      // While a window is being replaced, events wait until the next window has been sent. A
      // completion or an error waits only if other events are already waiting.
      if isReplacing, !(input.isEnd && waiting.isEmpty) { return waiting.append(input) }
      handle(input)
    }
  }

  private func handle(_ input: Input) {
    switch input {
    case .value(let value):
      open.sendNext(value)
    case .boundary:
      replaceWindow()
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

  private func replaceWindow() {
    isReplacing = true
    var isDue = true
    while isDue {
      let full = open
      open = Subject()
      full.sendCompleted()
      subscriber.sendNext(open)
      isDue = handleWaiting()
    }
    isReplacing = false
  }

  /// Handles the waiting events up to the next boundary, and returns whether there was a boundary.
  private func handleWaiting() -> Bool {
    while let input = waiting.popFirst() {
      if case .boundary = input { return true }
      handle(input)
    }
    return false
  }
}
