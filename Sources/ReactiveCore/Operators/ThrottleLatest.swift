extension Signal where Value: Sendable {
  /// Sends a value, and then once an interval the latest of those that have come since.
  ///
  ///     self               -A-BC---D-E------|
  ///     throttleLatest(4)  -A---C---D---E---|
  ///
  /// The first value, and one after a pause, is sent at once, on the thread that sends it; one that
  /// waited comes on `scheduler`. On completion a waiting value is sent at once; on an error or a
  /// disposal it is dropped.
  /// Values that are not `Sendable` draw a warning.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `throttle(latest: true)`; Combine: the same.
  public func throttleLatest(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    uncheckedThrottleLatest(interval, on: scheduler)
  }
}

extension Signal {
  /// The same for values that are not `Sendable`, of which the compiler warns.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "These values are not Sendable: two threads could use one at the same time."
  )
  public func throttleLatest(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    uncheckedThrottleLatest(interval, on: scheduler)
  }

  func uncheckedThrottleLatest(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(
      scheduler !== Scheduler.immediate, "throttleLatest cannot use the immediate scheduler.")
    precondition(interval > .zero, "An interval has to be longer than zero.")
    return Signal { subscriber in
      let serializer = Serializer()
      let timer = SerialDisposable()
      let everything = CompoundDisposable([timer])
      var isPaused = true
      var waiting: Value?

      let sendWaiting = {
        guard let value = waiting else { return false }
        waiting = nil
        subscriber.sendNext(value)
        return true
      }
      let startIntervals = {
        let intervals = SerialDisposable()
        timer.disposable = intervals
        let end = serializer.serialize {
          if intervals.isDisposed || sendWaiting() { return }
          isPaused = true
          intervals.dispose()
        }
        intervals.disposable = scheduler.schedule(after: interval, every: interval, end)
      }
      everything.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { value in
            if isPaused {
              isPaused = false
              startIntervals()
              subscriber.sendNext(value)
            } else {
              let old = waiting
              waiting = value
              withExtendedLifetime(old) {}  // Goes after the change: its end may come back here.
            }
          },
          error: serializer.serialize { error in
            everything.dispose()
            subscriber.sendError(error)
          },
          completed: serializer.serialize {
            _ = sendWaiting()
            subscriber.sendCompleted()
          }))
      return everything
    }
    .named("-throttleLatest:", of: self, function: "throttleLatest(_:on:)") { interval.sixDecimals }
  }
}
