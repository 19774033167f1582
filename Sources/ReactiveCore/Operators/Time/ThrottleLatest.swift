extension Signal where Value: Sendable {
  /// Sends the first value immediately, and then, after each `interval`, the latest new value.
  ///
  ///     self               -A-BC---D-E------|
  ///     throttleLatest(4)  -A---C---D---E---|
  ///
  /// The first value, and the first value after an interval without values, are sent immediately,
  /// on the thread that sends them. Waiting values are sent on `scheduler`.
  ///
  /// On completion, a waiting value is sent immediately. An error or disposal drops it. The
  /// compiler warns about values that are not `Sendable`.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift and Combine: `throttle(latest: true)`. On completion,
  /// both wait until the interval is over, then send the waiting value and complete.
  @preconcurrency
  public func throttleLatest(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(
      scheduler !== Scheduler.immediate, "throttleLatest cannot use the immediate scheduler.")
    precondition(interval > .zero, "An interval must be longer than zero.")
    return Signal(of: self) { subscriber in
      let intervals = Intervals(of: interval, on: scheduler, to: subscriber)
      self.forward(
        to: subscriber,
        next: { intervals.take($0) },
        error: intervals.sendError,
        completed: { intervals.complete() })
    }
    .named("-throttleLatest:", of: self, function: "throttleLatest(_:on:)") { interval.sixDecimals }
  }
}

/// A subscription's waiting value, and the timer of the current interval.
private final class Intervals<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private let interval: Duration
  private let scheduler: Scheduler
  private let timer = SerialDisposable()
  private let waiting = Box<Value>()
  private var isPaused = true

  init(of interval: Duration, on scheduler: Scheduler, to subscriber: Subscriber<Value>) {
    self.interval = interval
    self.scheduler = scheduler
    super.init(to: subscriber)
    subscriber.add(timer)
  }

  func take(_ value: Value) {
    serializer.perform(orDefer: { self.take(value) }) {
      guard isPaused else { return waiting.value = value }
      isPaused = false
      start()
      subscriber.sendNext(value)
    }
  }

  func complete() {
    serializer.perform(orDefer: { self.complete() }) {
      if !waiting.isEmpty { subscriber.sendNext(waiting.take()) }
      subscriber.sendCompleted()
    }
  }

  private func start() {
    let run = SerialDisposable()
    timer.disposable = run
    run.disposable = scheduler.schedule(after: interval, every: interval) { self.end(run) }
  }

  /// Sends the waiting value at the end of an interval, or stops the timer if no value is waiting.
  private func end(_ run: SerialDisposable) {
    serializer.perform(orDefer: { self.end(run) }) {
      if run.isDisposed { return }
      if !waiting.isEmpty { return subscriber.sendNext(waiting.take()) }
      isPaused = true
      run.dispose()
    }
  }
}
