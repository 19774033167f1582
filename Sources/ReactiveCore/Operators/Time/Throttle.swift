extension Signal where Value: Sendable {
  /// Sends a value when `interval` has passed without another value.
  ///
  ///     self            -A-B-C-------D|
  ///     throttle(3)     --------C-----(D|)
  ///
  /// Waiting values are sent on `scheduler`, even if `interval` is zero. If `isThrottled` returns
  /// `false` for a value, the waiting value is dropped, and the new one is sent immediately. Other
  /// libraries call this operator `debounce`.
  ///
  /// On completion, a waiting value is sent immediately. An error or disposal drops it. The
  /// compiler warns about values that are not `Sendable`.
  ///
  /// RAC: `-throttle:`, `-throttle:valuesPassingTest:`.
  @preconcurrency
  public func throttle(
    _ interval: Duration, on scheduler: Scheduler,
    passing isThrottled: ((Value) -> Bool)? = nil
  ) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    return Signal(of: self) { subscriber in
      let throttling = Throttling(to: subscriber)
      self.forward(
        to: subscriber,
        next: { value in
          if isThrottled?(value) ?? true {
            throttling.wait(with: value, for: interval, on: scheduler)
          } else {
            throttling.sendAtOnce(value)
          }
        },
        error: throttling.sendError,
        completed: { throttling.complete() })
    }
    .named("-throttle:", of: self, function: "throttle(_:on:passing:)") {
      interval.sixDecimals + (isThrottled == nil ? "" : " valuesPassingTest:")
    }
  }
}

/// A subscription's waiting value, and the timer that sends it.
private final class Throttling<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private let timer = SerialDisposable()
  private let waiting = Box<Value>()
  private var number = 0

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(timer)
  }

  func wait(with value: Value, for interval: Duration, on scheduler: Scheduler) {
    serializer.perform(orDefer: { self.wait(with: value, for: interval, on: scheduler) }) {
      stopTimer()
      // Set the timer first, because the old value's deinitializer may send a newer value.
      waiting.change(to: value) {
        // A timer that fires while it is being stopped has an older number, and sends nothing.
        let number = number
        timer.disposable = scheduler.schedule(after: interval) { self.send(number) }
      }
    }
  }

  func sendAtOnce(_ value: Value) {
    serializer.perform(orDefer: { self.sendAtOnce(value) }) {
      stopTimer()
      if !waiting.isEmpty { _ = waiting.take() }
      subscriber.sendNext(value)
    }
  }

  func complete() {
    serializer.perform(orDefer: { self.complete() }) {
      if !waiting.isEmpty { subscriber.sendNext(waiting.take()) }
      subscriber.sendCompleted()
    }
  }

  private func send(_ number: Int) {
    serializer.perform(orDefer: { self.send(number) }) {
      if number == self.number, !waiting.isEmpty { subscriber.sendNext(waiting.take()) }
    }
  }

  private func stopTimer() {
    timer.swap(nil)?.dispose()
    number += 1
  }
}
