extension Signal where Value: Sendable {
  /// Sends a value only if no other follows it for `interval`.
  ///
  ///     self            -A-B-C-------D|
  ///     throttle(3)     --------C-----(D|)
  ///
  /// Other libraries call this debounce. On completion a waiting value is sent at once; on an error
  /// or a disposal it is dropped. Values for which `isThrottled` is false are sent at once, and
  /// drop the one that waits. Waiting values are sent on `scheduler`, and an interval of zero still
  /// waits for its next turn.
  /// Values that are not `Sendable` draw a warning.
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

/// One subscription of `throttle`: the value that waits, and the timer that it waits for.
private final class Throttling<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private let timer = SerialDisposable()
  private let waiting = Box<Value>()
  private var number = 0

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(timer)
  }

  func wait(with value: Value, for interval: Duration, on scheduler: Scheduler) {
    turn.perform(orDefer: { self.wait(with: value, for: interval, on: scheduler) }) {
      stopTimer()
      // What the end of an old value sends is later than this value, and takes its place.
      waiting.change(to: value) {
        // A timer that fires in this moment, and could not be stopped, is one for an older number.
        let number = number
        timer.disposable = scheduler.schedule(after: interval) { self.send(number) }
      }
    }
  }

  func sendAtOnce(_ value: Value) {
    turn.perform(orDefer: { self.sendAtOnce(value) }) {
      stopTimer()
      if !waiting.isEmpty { _ = waiting.take() }
      subscriber.sendNext(value)
    }
  }

  func complete() {
    turn.perform(orDefer: { self.complete() }) {
      if !waiting.isEmpty { subscriber.sendNext(waiting.take()) }
      subscriber.sendCompleted()
    }
  }

  private func send(_ number: Int) {
    turn.perform(orDefer: { self.send(number) }) {
      if number == self.number, !waiting.isEmpty { subscriber.sendNext(waiting.take()) }
    }
  }

  private func stopTimer() {
    timer.swap(nil)?.dispose()
    number += 1
  }
}
