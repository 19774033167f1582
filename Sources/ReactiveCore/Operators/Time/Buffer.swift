extension Signal where Value: Sendable {
  /// Collects values, and sends them in one array when `interval` has passed since the first one
  /// arrived.
  ///
  ///     self       -A-B-------C|
  ///     buffer(4)  -----[A, B]-([C]|)
  ///
  /// An interval begins only when a value arrives, so no array is empty. Arrays are sent on
  /// `scheduler`, which can't be the immediate scheduler.
  ///
  /// On completion, the collected values are sent immediately. An error drops them, and is also
  /// sent immediately. Disposal drops them, too. The compiler warns about values that are not
  /// `Sendable`.
  ///
  /// RAC: `-bufferWithTime:onScheduler:`.
  @preconcurrency
  public func buffer(_ interval: Duration, on scheduler: Scheduler) -> Signal<[Value]> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    precondition(scheduler !== Scheduler.immediate, "Buffers cannot use the immediate scheduler.")
    return Signal<[Value]>(of: self) { subscriber in
      let buffering = Buffering(to: subscriber)
      self.forward(
        to: subscriber,
        next: { buffering.add($0, for: interval, on: scheduler) },
        error: buffering.sendError,
        completed: { buffering.complete() })
    }
    .named("-bufferWithTime:", of: self, function: "buffer(_:on:)") {
      "\(interval.sixDecimals) onScheduler: \(scheduler)"
    }
  }
}

/// The collected values of a subscription, and the timer that sends them.
private final class Buffering<Value>: SerialOutput<[Value]>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private let timer = SerialDisposable()
  private var values: [Value] = []

  override init(to subscriber: Subscriber<[Value]>) {
    super.init(to: subscriber)
    subscriber.add(timer)
  }

  func add(_ value: Value, for interval: Duration, on scheduler: Scheduler) {
    serializer.perform(orDefer: { self.add(value, for: interval, on: scheduler) }) {
      values.append(value)
      guard values.count == 1 else { return }
      timer.disposable = scheduler.schedule(after: interval) { self.flush() }
    }
  }

  func complete() {
    serializer.perform(orDefer: { self.complete() }) {
      flush()
      subscriber.sendCompleted()
    }
  }

  private func flush() {
    serializer.perform(orDefer: { self.flush() }) {
      timer.swap(nil)?.dispose()
      let full = replace(&values, with: [])
      if !full.isEmpty { subscriber.sendNext(full) }
    }
  }
}
